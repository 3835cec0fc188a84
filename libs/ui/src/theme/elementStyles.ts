import type { GlobalStyleRule } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { focusRingStyle } from './focusRing.css';
import { media } from './media';
import { fontFamily, fontSize, fontWeight, lineHeight } from './scale';

/** Text of a page, and of a component that is in no other component. */
export const bodyText = {
  color: theme.color.body,
  fontFamily: fontFamily.sans,
  // Otherwise, the font draws the x of hexadecimal numbers as a multiplication sign.
  fontVariantLigatures: 'no-contextual',
  fontSize: fontSize.body,
  fontWeight: fontWeight.body,
  lineHeight: lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
} as const;

/** A paragraph, or the text of an item. */
export const textBlock = { textWrap: 'pretty' } as const;

/**
 * Styles of bare elements, in the order of the cascade: a compound selector without type, the element types, the rule.
 * `reset.css` applies them to all elements of a page, `base.css` to the elements of components, which therefore look the
 * same with and without the reset.
 */
export const elementStyles: readonly (readonly [
  types: readonly string[],
  condition: string,
  rule: GlobalStyleRule,
])[] = [
  [
    ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'blockquote', 'fieldset'],
    '',
    { margin: 0, padding: 0, border: 0 },
  ],
  [
    ['h1', 'h2', 'h3', 'h4'],
    '',
    {
      color: theme.color.text,
      textWrap: 'balance',
      fontWeight: fontWeight.heading,
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
  ],
  [['p', 'li', 'dd', 'td'], '', textBlock],
  [['ul', 'ol'], '[role="list"]', { listStyle: 'none' }],
  [['img', 'svg'], '', { display: 'block', maxWidth: '100%' }],
  // Icons with a colour of their own use forced colours, like the text next to them.
  [['svg'], '', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } } }],
  [
    ['button', 'input', 'select', 'textarea'],
    '',
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  [['button'], '', { cursor: 'pointer', background: 'none' }],
  // A press shows its result, and drawing a highlight would delay it (bench).
  [['button', 'summary'], '', { WebkitTapHighlightColor: 'transparent' }],
  [['a'], '', { color: 'inherit' }],
  [['a'], '[href^="tel:"]', { whiteSpace: 'nowrap' }],
  [[], ':focus-visible', focusRingStyle],
  [['h1', 'main'], ':focus', { outline: 'none' }],
  [[], '::selection', { background: theme.color.accent, color: theme.color.onAccent }],
];

/** Ends animations and transitions at once, for visitors who prefer reduced motion. */
export const endedMotion = (priority: '' | ' !important') =>
  ({
    animationDuration: `0.01ms${priority}`,
    animationIterationCount: `1${priority}`,
    transitionDuration: `0.01ms${priority}`,
    transitionDelay: `0s${priority}`,
  }) as const;
