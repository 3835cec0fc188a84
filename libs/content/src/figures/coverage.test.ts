import { expect, it } from 'vitest';
import { pages } from '../pages';
import type { PageKind } from '../types';

/** Kinds whose every page explains something by a figure. */
const explained: ReadonlySet<PageKind> = new Set([
  'catalogue',
  'consulting',
  'consulting-home',
  'industry',
  'overview',
  'practice',
  'service',
  'web3',
]);

const all = pages.paths.map((path) => pages.get(path)).filter(({ kind }) => explained.has(kind));

it.each(all.map((page) => [page.path, page] as const))('%s has one to three figures', (_path, page) => {
  const count = page.figures?.length ?? 0;
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(3);
});
