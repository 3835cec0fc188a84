import { arrowStyle } from '../Icon/arrow.css';
import { theme } from '../theme/contract.css';
import { focusRingStyle } from '../theme/focusRing.css';
import { media } from '../theme/media';
import { duration, fontFamily } from '../theme/scale';
import { globalStyle, style } from '../theme/sharedStyle';

/** Link in running text: the underline makes it recognisable without colour (WCAG 1.4.1). */
export const textLink = style({
  color: theme.color.text,
  font: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  textDecorationSkipInk: 'none',
  transition: `color ${duration.fast}`,
  ':hover': { color: theme.color.accent },
});

/** A row below a rule, which is the target of the stretched link inside. */
export const linkRow = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  transition: `border-color ${duration.slow}`,
  ':hover': { borderBlockStartColor: theme.color.text },
});

globalStyle(`${linkRow} > svg`, { blockSize: '1lh' });

export const linkRowArrow = style({ color: theme.color.text, ...arrowStyle(`${linkRow}:hover &`) });

const withinPage = `${linkRow}:has([href^="#"]) > svg`;
globalStyle(withinPage, { rotate: '90deg' });
globalStyle(`[dir="rtl"] ${withinPage}`, { rotate: '-90deg' });

/** Extends the link's target over its positioned ancestor; its accessible name stays its own text. */
export const stretchedLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      // On paper, where it leads.
      '@media': {
        [media.print]: {
          content: 'attr(href)',
          position: 'static',
          display: 'block',
          font: `7.5pt ${fontFamily.sans}`,
          color: theme.color.muted,
          letterSpacing: 0,
        },
      },
    },
    // Within the page, it leads nowhere.
    '&[href^="#"]::after': { '@media': { [media.print]: { content: 'none' } } },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingStyle,
  },
});
