import { expect, it } from 'vitest';
import { withoutFontSwap } from './fontDisplay.ts';

it('makes each face wait for the next page where it is late', () => {
  expect(withoutFontSwap('@font-face{font-display:swap;src:a}@font-face{font-display: swap}')).toBe(
    '@font-face{font-display:optional;src:a}@font-face{font-display:optional}',
  );
});

it('says so where faces are written in another way', () => {
  expect(() => withoutFontSwap('p{margin:0}')).toThrow('no face with "font-display: swap"');
});
