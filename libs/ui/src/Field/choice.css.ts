import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { space } from '../theme/scale';
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
  accentColor: theme.color.accent,
  cursor: 'pointer',
  '@media': { [media.print]: { marginBlock: 0 } },
  selectors: {
    // Browsers' own radio button has colours of no token.
    '&[type="radio"]': {
      appearance: 'none',
      border: `1.5px solid ${theme.color.outline}`,
      borderRadius: '50%',
      background: theme.color.surface,
    },
    '&[type="radio"]:checked': { border: `0.4375rem solid ${theme.color.accent}` },
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
