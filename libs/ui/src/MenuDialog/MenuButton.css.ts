import { iconButton } from '../Icon/iconButton.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layer, layout, space } from '../theme/scale';

export const button = style([iconButton, { marginInlineEnd: `calc(-1 * ${space[2]})` }]);

globalStyle(`${button} > svg`, { inlineSize: '1.625rem', blockSize: '1.625rem' });

/** Covers the viewport, also while a phone's address bar shows or hides. */
export const surface = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, and for the bar above the content.
  scrollPaddingBlock: `${layout.header} ${space[2]}`,
  background: theme.color.page,
  color: theme.color.text,
  // The page below it is printed.
  '@media': { [media.print]: { display: 'none' } },
});

export const popover = style([surface, { visibility: 'visible' }]);

// The page behind the menu neither scrolls (scroll lock) nor receives the focus (WCAG 2.4.11), with or without JavaScript. Hidden by
// inheritance: a rule for descendants of `:root:has()` makes browsers restyle the page whenever an element is inserted.
globalStyle(`:root:has(${popover}:popover-open)`, {
  overflow: 'hidden',
  '@media': { screen: { visibility: 'hidden' } },
});
