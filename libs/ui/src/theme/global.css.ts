import './fallbackFont.css';
import './theme.css';
import { globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { focusRingStyle } from './focusRing.css';
import { media } from './media';
import { fontFamily, fontSize, fontWeight, layout, lineHeight, space } from './scale';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  background: theme.color.page,
  // Keeps the target of a fragment or of focus clear of the sticky header (WCAG 2.4.11).
  scrollPaddingTop: `calc(${layout.header} + ${space[6]})`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  background: theme.color.page,
  color: theme.color.body,
  fontFamily: fontFamily.sans,
  fontSize: fontSize.body,
  fontWeight: fontWeight.body,
  lineHeight: lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('h1, h2, h3, h4', {
  color: theme.color.text,
  textWrap: 'balance',
  fontWeight: fontWeight.heading,
});
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
// Icons with a colour of their own use forced colours, like the text beside them.
globalStyle('svg', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } } });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { cursor: 'pointer', background: 'none' });
globalStyle('a', { color: 'inherit' });
globalStyle(':focus-visible', focusRingStyle);
globalStyle('h1:focus, main:focus', { outline: 'none' });
globalStyle('::selection', { background: theme.color.accent, color: theme.color.onAccent });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

globalStyle('body', { '@media': { [media.print]: { background: '#fff', color: '#000' } } });
// Prints in light colours; the selectors match the specificity of the theme classes.
globalStyle(':root, :root.dark, :root.light', {
  '@media': { [media.print]: { vars: { '--ks-scheme': 'light' } } },
});
