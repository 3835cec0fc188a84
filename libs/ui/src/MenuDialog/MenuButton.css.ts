import { createVar, keyframes } from '@vanilla-extract/css';
import { iconButton } from '../Icon/iconButton.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, easing, layout, space } from '../theme/scale';

export const button = style([iconButton, { marginInlineEnd: `calc(-1 * ${space[2]})` }]);

globalStyle(`${button} > svg`, { inlineSize: '1.625rem', blockSize: '1.625rem' });

const offscreen = createVar();

const slideIn = keyframes({ from: { translate: offscreen } });

/** Covers the viewport, also while a phone's address bar shows or hides. */
export const menu = style({
  vars: { [offscreen]: '100%' },
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, and for the bar above the content.
  scrollPaddingBlock: `${layout.header} ${space[2]}`,
  background: theme.color.page,
  color: theme.color.text,
  visibility: 'visible',
  translate: offscreen,
  transition: `translate ${duration.slow}, display ${duration.slow} allow-discrete, overlay ${duration.slow} allow-discrete`,
  selectors: {
    '[dir="rtl"] &': { vars: { [offscreen]: '-100%' } },
    '&:popover-open': { translate: '0', animation: `${slideIn} ${duration.slow} ${easing.decelerate}` },
  },
  // The page below it is printed.
  '@media': { [media.print]: { display: 'none' } },
});

// The page behind the menu neither scrolls (scroll lock) nor receives the focus (WCAG 2.4.11), with or without JavaScript. It is
// hidden by inheritance, once the menu covers it: a rule for descendants of `:root:has()` makes browsers restyle the page
// whenever an element is inserted. In a wide window without a script the menu is open, but not shown.
globalStyle(`:root:has(${menu}:popover-open)`, {
  '@media': {
    'screen and (width < 56rem)': {
      overflow: 'hidden',
      visibility: 'hidden',
      transition: `visibility 0s ${duration.slow}`,
    },
  },
});
