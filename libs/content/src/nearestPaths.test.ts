import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, nearestPaths } from './nearestPaths';

it('counts insertions, deletions and substitutions', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

it('is a metric: zero only for equals, symmetric, bounded by the longer length', () => {
  assert(
    property(string(), string(), (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

it('puts the nearest first, and bears an address of any length', () => {
  expect(nearestPaths('/blgo', ['/about', '/blog', '/contact'], 2)).toEqual(['/blog', '/about']);
  expect(nearestPaths(`/${'x'.repeat(100_000)}`, ['/about'], 1)).toEqual(['/about']);
});
