import { expect, it } from 'vitest';
import { readArguments } from './readArguments.ts';

it('measures five runs of one page of each kind by default, on a quiet machine', () => {
  expect(readArguments([])).toEqual({
    all: false,
    paths: [],
    peers: [],
    runs: 5,
    wait: true,
    patience: 20,
    build: true,
    docs: false,
  });
});

it('reads paths, peers with a path, and negated switches', () => {
  const args = [
    '--pages',
    '/,/about',
    '--peer',
    'a',
    '--peer',
    'b/dist=/blog/',
    '--runs',
    '3',
    '--no-wait',
    '--no-build',
  ];
  expect(readArguments(args)).toMatchObject({
    paths: ['/', '/about'],
    peers: [
      { folder: 'a', path: '/' },
      { folder: 'b/dist', path: '/blog/' },
    ],
    runs: 3,
    wait: false,
    build: false,
  });
});

it.each([
  [['--runs', '0'], '--runs must be a whole number from 1, but is "0"'],
  [['--runs', 'five'], 'but is "five"'],
  [['--patience', '-1'], 'patience'],
  [['--pages', 'about'], 'has "about"'],
  [['--peer', '=/blog'], '--peer must be a folder'],
  [['--page', '/about'], '--page'],
])('rejects %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
