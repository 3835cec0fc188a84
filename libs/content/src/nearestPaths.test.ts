import { expect, it } from 'vitest';
import { nearestPaths } from './nearestPaths';

it('returns the paths with the smallest edit distance first', () => {
  expect(nearestPaths('/blgo', ['/about', '/blog', '/contact'], 2)).toEqual(['/blog', '/about']);
});

it('keeps the given order for equal distances', () => {
  expect(nearestPaths('/x', ['/b', '/a'], 2)).toEqual(['/b', '/a']);
});

it('accepts a path of any length', () => {
  expect(nearestPaths(`/${'x'.repeat(100_000)}`, ['/about'], 1)).toEqual(['/about']);
});
