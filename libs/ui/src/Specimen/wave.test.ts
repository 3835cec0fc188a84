import { expect, it } from 'vitest';
import { wave } from './wave';

it('draws two strands that mirror each other and meet at every half turn', () => {
  const { width, strands } = wave(3);
  expect(width).toBe(36);
  expect(strands).toEqual(['M0 10q6 -10 12 0t12 0t12 0', 'M0 10q6 10 12 0t12 0t12 0']);
});

it('draws at least half a turn', () => {
  expect(wave(0).width).toBe(12);
});
