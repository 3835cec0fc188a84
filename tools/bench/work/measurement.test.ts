import { expect, it } from 'vitest';
import { isMet, measurementRows, shareRows } from './measurement.ts';

const open = { name: 'menu opens', values: [48, 120, 40], unit: 'ms', atMost: 50 };

it('compares the median with the limit', () => {
  expect(isMet(open)).toBe(true);
  expect(isMet({ ...open, values: [48, 120, 56] })).toBe(false);
  expect(isMet({ name: 'frames', values: [29], unit: 'per second', atLeast: 30 })).toBe(false);
  expect(isMet({ name: 'frames', values: [29], unit: 'per second' })).toBeUndefined();
});

it('prints median, range, limit and verdict', () => {
  expect(measurementRows([open])[1]).toEqual(['menu opens, ms', '48', '40-120', '≤ 50', 'met']);
});

it('leaves absolute times out of the documentation', () => {
  expect(shareRows([open, { name: 'for information', values: [1], unit: 'ms' }])).toEqual([
    ['measure', 'limit', 'median ÷ limit', 'verdict'],
    ['menu opens', '≤ 50 ms', '0.96', 'met'],
  ]);
  expect(shareRows([{ ...open, atMost: 0 }])[1]).toEqual(['menu opens', '≤ 0 ms', 'over', 'not met']);
});
