import { expect, it } from 'vitest';
import { createPackage } from '../testing/createPackage.ts';
import { measureSizes } from './measureSizes.ts';

/** Text that brotli cannot shorten much. */
const text = (seed: number) =>
  Array.from({ length: 400 }, (_, index) => Math.abs(Math.sin(seed * 1000 + index) * 1e9).toString(36)).join(
    '',
  );
const styles = (name: string) => `.${name} { color: red; }`;

const files = {
  'dist/index.d.ts': '',
  'dist/index.js': `export { small } from './small.js'; export { large } from './large.js'; export { slow } from './slow.js';`,
  'dist/small.js': `import { jsx } from 'react/jsx-runtime'; export const small = () => jsx('p', {});`,
  'dist/large.js': `'use client'; import { text } from 'dependency'; export const large = () => '${text(1)}' + text;`,
  'dist/slow.js': `export const slow = () => import('./large.js');`,
  'dist/a.css': `@import './b.css'; ${styles('a')}`,
  'dist/b.css': `${styles('b')} /* ${text(3)} */`,
  'node_modules/dependency/package.json': '{"main":"main.js","type":"module"}',
  'node_modules/dependency/main.js': `export const text = '${text(2)}';`,
};

it('measures each export alone, without and with other packages, never with React', async () => {
  const { exports } = await measureSizes(createPackage(files, { sideEffects: false }));
  const { small, large, slow } = exports['@own/parts'] ?? {};
  expect(small?.own).toBeLessThan(150);
  expect(small?.bundled).toBe(small?.own);
  expect(large?.own).toBeGreaterThan(1000);
  expect(large?.bundled).toBeGreaterThan((large?.own ?? 0) + 1000);
  // Code that is loaded on demand counts with the dependencies.
  expect(slow?.own).toBeLessThan(150);
  expect(slow?.bundled).toBeGreaterThan(large?.own ?? 0);
});

it('measures style sheets of a pattern, with what they import, minified', async () => {
  const { sheets } = await measureSizes(createPackage(files, { exports: { './*.css': './dist/*.css' } }));
  expect(Object.keys(sheets)).toEqual(['a.css', 'b.css']);
  expect(sheets['b.css']).toBeLessThan(60);
  expect(sheets['a.css']).toBeGreaterThan(sheets['b.css'] ?? 0);
});
