import { expect, it } from 'vitest';
import { divideBytes, lengthBySource, packageOf } from './moduleBytes.ts';

it('attributes minified code to its sources, and the rest to none', () => {
  // Columns 4 to 9 come from a.ts, the rest of the first line from b.ts; the second line has no mapping.
  const map = {
    version: 3,
    file: 'out.js',
    sources: ['a.ts', 'b.ts'],
    sourcesContent: ['', ''],
    names: [],
    mappings: 'A,IAAA,MCAA',
    sourceRoot: '',
  };
  const lengths = lengthBySource('0123abcdefBBB\nxy', map);
  expect(Object.fromEntries(lengths)).toEqual({ '': 6, 'a.ts': 6, 'b.ts': 4 });
});

it.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['libs/ui/node_modules/@ariakit/core/esm/x.js', '@ariakit/core'],
  ['libs/ui/src/Link/Link.tsx', 'libs/ui'],
  ['apps/site/src/routes.tsx', 'apps/site'],
  ['', 'bundler'],
])('finds the package of "%s"', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

it('divides bytes in proportion', () => {
  const divided = divideBytes(
    100,
    new Map([
      ['a', 30],
      ['b', 10],
    ]),
  );
  expect(Object.fromEntries(divided)).toEqual({ a: 75, b: 25 });
});
