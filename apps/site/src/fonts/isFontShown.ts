/** Digits are 13 % wider in Host Grotesk than in its fallback. */
const sample = '0123456789';

/**
 * Returns whether text is shown in the first font of the page's `font-family`, and not in a fallback. With
 * `font-display: optional`, a font that arrives after the first paint is not shown although its status is `loaded`.
 * False if the browser lacks a canvas.
 */
export function isFontShown(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  const [width, fallbackWidth] = [fontFamily, fontFamily.replace(/.*?,/, '')].map((families) => {
    if (context) context.font = `9px ${families}`;
    return context?.measureText(sample).width;
  });
  return width !== fallbackWidth;
}
