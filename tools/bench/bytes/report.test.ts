import { expect, it } from 'vitest';
import { chunkRows, packageRows, pageRows } from './report.ts';

const chunks = new Map([
  [
    'entry-client',
    {
      bytes: 15_000,
      modules: new Map([
        ['apps/site/src/routes.tsx', 4000],
        ['libs/ui/src/Link/Link.tsx', 1000],
        ['node_modules/react/index.js', 10_000],
      ]),
    },
  ],
  ['particles', { bytes: 39_000, modules: new Map([['node_modules/@tsparticles/engine/x.js', 39_000]]) }],
  ['springs', { bytes: 16_000, modules: new Map([['node_modules/@react-spring/web/x.js', 16_000]]) }],
]);
const about = {
  path: '/about',
  inline: 1200,
  chunks: new Map([
    ['entry-client', 'before hydration' as const],
    ['particles', 'at rest' as const],
  ]),
};

it("counts the particles apart, and the site's own code", () => {
  const [header = [], row = []] = pageRows([about], chunks);
  expect(Object.fromEntries(header.map((name, column) => [name, row[column]]))).toEqual({
    page: '/about',
    inline: '1.2',
    'before paint': '0.0',
    'before hydration': '15.0',
    'at rest': '0.0',
    particles: '39.0',
    'at rest in all': '15.0',
    'own code': '5.0',
    'on demand': '16.0',
  });
});

it('lists packages by size with their largest modules', () => {
  expect(packageRows(about, chunks)[1]).toEqual(['@tsparticles/engine', '39.0', 'engine/x.js 39.0']);
});

it('adds small packages up', () => {
  const small = new Map([
    ['node_modules/a/x.js', 300],
    ['node_modules/b/x.js', 400],
    ['node_modules/c/x.js', 500],
  ]);
  const bundle = new Map([...chunks, ['entry-client', { bytes: 1200, modules: small }] as const]);
  const page = { ...about, chunks: new Map([['entry-client', 'before hydration' as const]]) };
  expect(packageRows(page, bundle).slice(1)).toEqual([
    ['c', '0.5', 'c/x.js 0.5'],
    ['2 smaller packages', '0.7', ''],
  ]);
});

it('lists chunks with their phase', () => {
  expect(chunkRows([about], chunks).slice(1)).toEqual([
    ['particles', '39.0', 'at rest', 'all'],
    ['springs', '16.0', 'on demand', ''],
    ['entry-client', '15.0', 'before hydration', 'all'],
  ]);
});

it('rejects a chunk that the bundle does not have', () => {
  const stale = { ...about, chunks: new Map([['old', 'at rest' as const]]) };
  expect(() => pageRows([stale], chunks)).toThrow('/about loaded "old"');
});
