import Color from 'colorjs.io';

/**
 * Returns the WCAG 2 contrast ratio of a colour on an opaque background, 1 to 21. A translucent colour is composited over
 * the background first. Used by tests and stories only.
 */
export function contrast(foreground: string, background: string): number {
  const below = new Color(background).to('srgb');
  const above = new Color(foreground).to('srgb').toGamut();
  const alpha = above.alpha ?? 1;
  const channel = (index: 0 | 1 | 2) =>
    (above.coords[index] ?? 0) * alpha + (below.coords[index] ?? 0) * (1 - alpha);
  return new Color('srgb', [channel(0), channel(1), channel(2)]).contrastWCAG21(below);
}
