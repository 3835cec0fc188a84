import { describe, expect, it } from 'vitest';
import { textMask } from './textMask';

const hero = { left: 40, top: 100, width: 600, height: 400 };
const control = { left: 1000, top: 20, width: 160, height: 40 };

describe('textMask', () => {
  it('hides nothing without a text', () => {
    expect(textMask([])).toEqual({ image: 'none', composite: 'add' });
  });

  it('fades next to the first text over 64 px, in both directions', () => {
    expect(textMask([hero])).toEqual({
      image:
        'linear-gradient(to right, #000 -24px, #0000 40px 640px, #000 704px), ' +
        'linear-gradient(to bottom, #000 36px, #0000 100px 500px, #000 564px)',
      composite: 'add, add',
    });
  });

  it('hides each other text within an ellipse through its corners', () => {
    const { image, composite } = textMask([hero, control]);
    expect(image).toMatch(/^radial-gradient\(141px 35px at 1080px 40px, #0000 80%, #000\), linear-gradient/);
    expect(composite).toBe('intersect, add, add');
  });
});
