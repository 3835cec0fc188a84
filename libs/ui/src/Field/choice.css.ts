import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, space } from '../theme/scale';
import { style } from '../theme/sharedStyle';
import { typography } from '../theme/typography';

/** A checkbox or radio button with its label; together they form one target. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
});

export const choiceInput = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: '0.625rem',
  marginInline: 0,
  cursor: 'pointer',
  '@media': {
    [media.print]: { marginBlock: '0.2em 0', inlineSize: '0.9em', blockSize: '0.9em' },
    // Browsers' own controls have colours of no token.
    '(forced-colors: none)': {
      appearance: 'none',
      position: 'relative',
      border: `1.5px solid ${theme.color.outline}`,
      borderRadius: radius.small,
      background: theme.color.surface,
      selectors: {
        '&[type="radio"]': { borderRadius: '50%' },
        '&:checked': { borderColor: theme.color.accent, borderWidth: '0.4375rem' },
        '&[type="checkbox"]:checked': { borderWidth: '0.75rem' },
        '&[type="checkbox"]:checked::before': {
          content: '""',
          position: 'absolute',
          inset: '-0.5rem -0.1875rem -0.1875rem',
          border: `solid ${theme.color.onAccent}`,
          borderWidth: '0 2px 2px 0',
          rotate: '45deg',
        },
      },
    },
  },
});

export const choiceLabel = style({
  inlineSize: '100%',
  paddingBlock: '0.5625rem',
  paddingInlineStart: space[3],
  color: theme.color.text,
  cursor: 'pointer',
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const choiceHint = style({ ...typography.small, display: 'block', color: theme.color.muted });
