import { theme } from '../theme/contract.css';
import { controlRadius, duration, space } from '../theme/scale';
import { style } from '../theme/sharedStyle';

/** Every text control. Its border has a contrast of 3:1 (WCAG 1.4.11). */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${theme.color.outline}`,
  borderRadius: controlRadius,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: '1.4',
  transition: `border-color ${duration.fast}`,
  ':hover': { borderColor: theme.color.text },
  ':focus': { borderColor: theme.color.accent },
  '::placeholder': { color: theme.color.muted, opacity: 1 },
  ':disabled': { background: theme.color.fill, color: theme.color.muted, cursor: 'not-allowed' },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: theme.color.danger,
      boxShadow: `inset 0 0 0 1px ${theme.color.danger}`,
    },
  },
});

export const area = style({
  minBlockSize: '10rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '60vh',
});
