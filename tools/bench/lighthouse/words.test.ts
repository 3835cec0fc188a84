import { expect, it } from 'vitest';
import { shareOfWords } from './words.ts';

it('counts each word as often as it occurs', () => {
  expect(shareOfWords('One two, two three', 'two one')).toBe(0.5);
  expect(shareOfWords('One two', 'TWO — one, and more')).toBe(1);
  expect(shareOfWords('', 'text')).toBe(1);
});
