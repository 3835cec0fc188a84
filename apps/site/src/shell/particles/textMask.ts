/** A box in CSS pixels, from the top left corner of the masked element. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Distance over which particles fade next to a text, in CSS pixels. */
const fade = 64;

const px = (value: number) => `${String(Math.round(value))}px`;

/** Transparent from `start` to `start + length`, opaque from `fade` outside of it. */
function band(direction: 'right' | 'bottom', start: number, length: number): string {
  const end = start + length;
  return `linear-gradient(to ${direction}, #000 ${px(start - fade)}, #0000 ${px(start)} ${px(end)}, #000 ${px(end + fade)})`;
}

/** Transparent within the ellipse through the corners of the box, opaque from a quarter outside of it. */
function ellipse({ left, top, width, height }: Box): string {
  const radius = Math.SQRT1_2 * 1.25;
  return `radial-gradient(${px(width * radius)} ${px(height * radius)} at ${px(left + width / 2)} ${px(top + height / 2)}, #0000 80%, #000)`;
}

/**
 * Returns the `mask-image` and `mask-composite` that hide an element behind boxes with text: the first, largest one as a
 * rectangle with soft edges, the others as ellipses. CSS can subtract only one rectangle from a mask, because it
 * combines the layers from the last to the first.
 */
export function textMask([first, ...others]: readonly Box[]): { image: string; composite: string } {
  if (!first) return { image: 'none', composite: 'add' };
  return {
    image: [
      ...others.map(ellipse),
      band('right', first.left, first.width),
      band('bottom', first.top, first.height),
    ].join(', '),
    composite: [...others.map(() => 'intersect'), 'add', 'add'].join(', '),
  };
}
