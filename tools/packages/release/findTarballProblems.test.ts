import { expect, it } from 'vitest';
import { findTarballProblems } from './findTarballProblems.ts';

const manifest = {
  name: '@own/parts',
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './*.css': './dist/*.css',
  },
};
const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/index.js',
  'dist/index.d.ts',
  'dist/Hero.css',
];

it('accepts a complete tarball', () => {
  expect(findTarballProblems(manifest, { files, size: 1000 })).toEqual([]);
});

it('reports missing documents and targets of exports', () => {
  expect(findTarballProblems(manifest, { files: ['package.json', 'dist/index.js'], size: 1000 })).toEqual([
    '@own/parts has no README.md.',
    '@own/parts has no LICENSE.',
    '@own/parts has no CHANGELOG.md.',
    '@own/parts has no dist/index.d.ts, to which "exports" leads. Build it, or add it to "files".',
    '@own/parts has no dist/*.css, to which "exports" leads. Build it, or add it to "files".',
  ]);
});

it.each(['src/Hero.test.tsx', 'src/Hero.stories.tsx', 'src/testing/render.ts', 'tsconfig.json', 'old.tgz'])(
  'rejects %s',
  (file) => {
    expect(findTarballProblems(manifest, { files: [...files, file], size: 1000 })).toEqual([
      `@own/parts contains ${file}; exclude it in "files".`,
    ]);
  },
);

it('rejects a tarball that is too large', () => {
  expect(findTarballProblems(manifest, { files, size: 1_000_001 })).toEqual([
    '@own/parts has 1000001 bytes; at most 1000000 are allowed.',
  ]);
});
