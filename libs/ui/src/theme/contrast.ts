import Color from 'colorjs.io';

/**
 * WCAG 2 contrast ratio of a colour on an opaque ground, 1 to 21; a translucent colour is laid over the ground first.
 * For the tests and the token page: no part of the package.
 */
export function contrast(foreground: string, ground: string): number {
  const below = new Color(ground).to('srgb');
  const above = new Color(foreground).to('srgb').toGamut();
  const alpha = above.alpha ?? 1;
  const channel = (index: 0 | 1 | 2) =>
    (above.coords[index] ?? 0) * alpha + (below.coords[index] ?? 0) * (1 - alpha);
  return new Color('srgb', [channel(0), channel(1), channel(2)]).contrastWCAG21(below);
}
