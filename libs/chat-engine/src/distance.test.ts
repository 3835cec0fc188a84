import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance } from './distance';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['tender', 'tender', 0],
  ['pentration', 'penetration', 1],
  ['pricng', 'pricing', 1],
  ['priceing', 'pricing', 1],
  ['wollet', 'wallet', 1],
  ['recieve', 'receive', 1],
  ['kuberntse', 'kubernetes', 2],
  // Not 2: the exchanged letters would be edited twice.
  ['ca', 'abc', 3],
])('of %s and %s is %i', (a, b, expected) => {
  expect(distance(a, b)).toBe(expected);
});

it('is symmetric, zero for equal texts only, and at most the longer length', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const edits = distance(a, b);
      expect(distance(b, a)).toBe(edits);
      for (const most of [0, 1, 2]) expect(distance(a, b, most) <= most).toBe(edits <= most);
      expect(edits === 0).toBe(a === b);
      expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(edits).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});
