import { describe, expect, it } from 'vitest';
import { maxAttempts, nextAttempt } from './nextAttempt.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('nextAttempt', () => {
  it('doubles the delay from 30 seconds to 6 hours', () => {
    const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => nextAttempt(index + 1, 0));
    expect(delays.slice(0, 4)).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute]);
    expect(delays.slice(9, 12)).toEqual([256 * minute, 6 * hour, 6 * hour]);
  });

  it('shortens the delay at random by up to a fifth', () => {
    expect(nextAttempt(1, 0.5)).toBe(27_000);
    expect(nextAttempt(1, 1)).toBe(24_000);
    expect(nextAttempt(14, 1)).toBe(4.8 * hour);
  });

  it.each([
    ['at the longest', 0, 5.2],
    ['at the shortest', 1, 4],
  ])('ends after 30 attempts, which take four to five days: %s', (_case, random, days) => {
    const delays = Array.from({ length: 29 }, (_, index) => nextAttempt(index + 1, random) ?? 0);
    expect(delays.reduce((sum, delay) => sum + delay) / (24 * hour)).toBeCloseTo(days, 0);
    expect(nextAttempt(30, random)).toBeUndefined();
    expect(nextAttempt(31, random)).toBeUndefined();
  });
});
