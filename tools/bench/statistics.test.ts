import { expect, it } from 'vitest';
import { median, summarize } from './statistics.ts';

it('returns the middle value, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 100])).toBe(7);
  expect(median([10, 9])).toBe(9.5);
});

it('does not reorder its input', () => {
  const values = [3, 1, 2];
  summarize(values);
  expect(values).toEqual([3, 1, 2]);
});

it('returns the range with the median', () => {
  expect(summarize([4, 2, 11])).toEqual({ median: 4, least: 2, greatest: 11 });
});

it('rejects an empty series and values that are not numbers', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => summarize([1, NaN])).toThrow('[1, NaN]');
});
