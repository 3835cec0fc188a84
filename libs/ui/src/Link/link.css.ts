import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { focusRingStyle } from '../theme/focusRing.css';
import { duration } from '../theme/scale';

/** Underlined by 2 px of accent: known as a link without its colour (WCAG 1.4.1). */
export const textLink = style({
  color: theme.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  textDecorationSkipInk: 'none',
  transition: `color ${duration.fast}`,
  ':hover': { color: theme.color.accent },
});

/** The link's target is all of its positioned ancestor, its name only its own words. */
export const stretchedLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingStyle,
  },
});
