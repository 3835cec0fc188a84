// @vitest-environment node
import { pagesOfBuild, payload } from '@keystrand/content/pages';
import { expect, it } from 'vitest';
import { builtHandling } from '../forms/builtHandling';
import { likelyKind } from './likelyKind';

const pages = pagesOfBuild(builtHandling);

it('is the kind of the page, for a third of the pages and more', () => {
  const known = pages.paths.flatMap((path) => {
    const kind = likelyKind(path);
    return kind === undefined ? [] : [[path, kind] as const];
  });
  expect(known.filter(([path, kind]) => payload(path, pages).page.kind !== kind)).toEqual([]);
  expect(known.length).toBeGreaterThan(pages.paths.length / 3);
});

it('is undefined for a path that does not show its kind', () => {
  expect(likelyKind('/it-consulting')).toBeUndefined();
  expect(likelyKind('/other/page')).toBeUndefined();
});
