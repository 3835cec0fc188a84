import { describe, expect, it } from 'vitest';
import { textMask } from './textMask';

const text = { left: 40, top: 100, width: 600, height: 400 };
const figure = { left: 1000, top: 20, width: 160, height: 300 };
const action = { left: 40, top: 2000, width: 160, height: 40 };

describe('textMask', () => {
  it('hides nothing without a text', () => {
    expect(textMask([])).toBe('none');
  });

  it('shows the rows without text and the space beside a text, and fades over 64 px', () => {
    expect(textMask([text])).toBe(
      'linear-gradient(to bottom, #000 36px, #0000 100px 500px, #000 564px) no-repeat, ' +
        'linear-gradient(to right, #000 -24px, #0000 40px 640px, #000 704px) 0 36px / 100% 528px no-repeat',
    );
  });

  it('shows the space between two texts of the same rows, and between rows', () => {
    expect(textMask([action, text, figure])).toBe(
      'linear-gradient(to bottom, #000 -44px, #0000 20px 500px, #000 564px, #000 1936px, #0000 2000px 2040px, #000 2104px) no-repeat, ' +
        'linear-gradient(to right, #000 -24px, #0000 40px 640px, #000 704px, #000 936px, #0000 1000px 1160px, #000 1224px) 0 -44px / 100% 608px no-repeat, ' +
        'linear-gradient(to right, #000 -24px, #0000 40px 200px, #000 264px) 0 1936px / 100% 168px no-repeat',
    );
  });

  it('joins texts that are closer than two fades', () => {
    expect(textMask([text, { ...figure, left: 760 }])).toContain('#0000 40px 920px');
  });
});
