import { expect, it } from 'vitest';
import { largestOfEachKind, selectPages } from './siteBuild.ts';

const pages = [
  { path: '/', kind: 'home', documentBytes: 9000 },
  { path: '/api', kind: 'service', documentBytes: 8000 },
  { path: '/cloud', kind: 'service', documentBytes: 12_000 },
];
const paths = (selected: readonly { readonly path: string }[]) => selected.map(({ path }) => path);

it('picks the largest page of each kind', () => {
  expect(paths(largestOfEachKind(pages))).toEqual(['/', '/cloud']);
});

it('selects the pages named, all, or one of each kind', () => {
  expect(paths(selectPages(pages, { all: true, paths: ['/api'] }))).toEqual(['/api']);
  expect(paths(selectPages(pages, { all: true, paths: [] }))).toEqual(['/', '/api', '/cloud']);
  expect(paths(selectPages(pages, { all: false, paths: [] }))).toEqual(['/', '/cloud']);
});

it('rejects a path that is no page', () => {
  expect(() => selectPages(pages, { all: false, paths: ['/', '/apis'] })).toThrow(
    'No such page: /apis. Pages: /, /api',
  );
});
