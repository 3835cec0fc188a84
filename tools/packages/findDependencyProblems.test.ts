import { expect, it } from 'vitest';
import { findDependencyProblems } from './findDependencyProblems.ts';
import { createPackage } from './testing/createPackage.ts';

const modules = {
  'dist/index.js': `import { useState } from 'react'; import clsx from 'clsx'; export * from './part.js'; import('@own/parts/other');`,
  'dist/index.d.ts': `export declare const node: import('@scope/types/deep').Node;`,
  'dist/style.css': `@import 'fonts/sans.css'; @import './tokens.css';`,
  'node_modules/clsx/package.json': '{"peerDependencies":{"indirect":"1"}}',
  'node_modules/fonts/package.json': '{}',
};
const dependencies = { clsx: '1', fonts: '1' };
const peerDependencies = { react: '1', '@types/react': '1', '@scope/types': '1', indirect: '1' };

it('accepts a package that declares what its modules, types and styles import', () => {
  expect(findDependencyProblems(createPackage(modules, { dependencies, peerDependencies }))).toEqual([]);
});

it('reports imports that are not declared', () => {
  const published = createPackage(modules, { dependencies, peerDependencies: { indirect: '1' } });
  expect(findDependencyProblems(published).toSorted()).toEqual([
    'dist/index.d.ts imports @scope/types/deep, which is neither in "dependencies" nor in "peerDependencies".',
    'dist/index.js imports react, which is neither in "dependencies" nor in "peerDependencies".',
  ]);
});

it('does not accept a development dependency', () => {
  const published = createPackage(
    { 'dist/index.js': `import 'build-tool';` },
    { devDependencies: { 'build-tool': '1' } },
  );
  expect(findDependencyProblems(published)).toEqual([
    'dist/index.js imports build-tool, which is neither in "dependencies" nor in "peerDependencies".',
  ]);
});

it('reports dependencies and peers that nothing needs', () => {
  const published = createPackage(
    { 'node_modules/clsx/package.json': '{}' },
    { dependencies: { clsx: '1' }, peerDependencies: { react: '1' } },
  );
  expect(findDependencyProblems(published)).toEqual([
    'clsx is in "dependencies", but nothing in dist imports it.',
    'react is in "peerDependencies", but neither dist nor a dependency needs it.',
  ]);
});

it.each([
  ['node:fs', 'dist/index.js imports node:fs, which exists in Node only.'],
  ['/work/libs/ui/part.js', 'dist/index.js imports /work/libs/ui/part.js, which is no package.'],
])('rejects an import of %s', (specifier, problem) => {
  expect(findDependencyProblems(createPackage({ 'dist/index.js': `import '${specifier}';` }))).toEqual([
    problem,
  ]);
});
