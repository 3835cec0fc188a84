import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const title = style({ ...typography.label, marginBlockEnd: space[3] });

// On paper its links lead nowhere.
globalStyle(`:has(> ${title})`, { '@media': { [media.print]: { display: 'none' } } });

export const list = style({ columns: '2 15rem', columnGap: layout.columnGap });

export const link = style({
  ...typography.small,
  display: 'block',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${theme.color.hairline}`,
  breakInside: 'avoid',
  color: theme.color.body,
  textDecoration: 'none',
  ':hover': { borderInlineStartColor: theme.color.accent, color: theme.color.text },
  selectors: {
    '&:target-current': {
      borderInlineStartColor: theme.color.accent,
      boxShadow: `inset 1px 0 ${theme.color.accent}`,
      color: theme.color.text,
      '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
    },
  },
});
