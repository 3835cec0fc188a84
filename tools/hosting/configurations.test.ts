import { expect, it } from 'vitest';
import { configurations } from './configurations.ts';

const manifest = { origin: 'https://site.example', paths: ['/'], files: [] };

it('contains the files of every host, in a folder of its own', () => {
  const hosts = {
    first: { files: () => ({ a: 'of first', 'b/c': 'deeper' }) },
    second: { files: () => ({ a: 'of second' }) },
  };
  expect(configurations(hosts, manifest)).toEqual({
    files: { 'first/a': 'of first', 'first/b/c': 'deeper', 'second/a': 'of second' },
    problems: [],
  });
});

it('leaves out a host whose limits the site exceeds, and says why', () => {
  const hosts = {
    strict: {
      files: () => {
        throw new Error('100 rules are allowed.');
      },
    },
    other: { files: () => ({ a: 'text' }) },
  };
  expect(configurations(hosts, manifest)).toEqual({
    files: { 'other/a': 'text' },
    problems: ['strict: 100 rules are allowed.'],
  });
});
