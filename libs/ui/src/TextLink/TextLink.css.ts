import { arrowStyle } from '../Icon/arrow.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { duration, fontWeight, layout, space } from '../theme/scale';

/** A link or button outside of running text, with a target of 44 px (WCAG 2.5.5). */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  // Sets links of two lines apart in a list.
  padding: '0.375rem 0',
  border: 0,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  transition: `color ${duration.fast}`,
  selectors: { 'a&:hover': { color: theme.color.accent } },
  '@media': { [media.print]: { minBlockSize: 0, padding: 0 } },
});

/** Underlined in the accent, or in grey for a button. */
export const text = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${theme.color.accent}`,
  transition: `border-color ${duration.fast}`,
  selectors: { [`button${link}:not(:hover) > &`]: { borderBlockEndColor: theme.color.outline } },
});

/** On the line of the last word. */
export const arrow = style({
  ...arrowStyle(`${link}:hover &`),
  display: 'inline',
  marginInlineStart: space[1],
  verticalAlign: '-0.2em',
});
