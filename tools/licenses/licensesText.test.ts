import { expect, it } from 'vitest';
import { licensesText } from './licensesText.ts';

const mit = { identifier: 'MIT', text: 'MIT License\r\n\r\nCopyright A\r\n' };

it('lists all packages with a text above it, once', () => {
  const text = licensesText('This site', [
    { name: '@a/two', version: '2.0.0', ...mit },
    { name: 'other', version: '3.0.0', identifier: 'ISC', text: 'ISC License' },
    { name: '@a/one', version: '1.0.0', ...mit },
  ]);
  expect(text).toContain('@a/one 1.0.0 (MIT)\n@a/two 2.0.0 (MIT)\n\nMIT License\n\nCopyright A\n');
  expect(text).toContain('other 3.0.0 (ISC)\n\nISC License\n');
});

it('uses the text of a package with the same scope and licence for one without', () => {
  const text = licensesText('This site', [
    { name: '@a/two', version: '2.0.0', identifier: 'MIT', text: '' },
    { name: '@a/one', version: '1.0.0', ...mit },
  ]);
  expect(text).toContain('@a/one 1.0.0 (MIT)\n@a/two 2.0.0 (MIT)\n\nMIT License');
});

it.each([
  [
    { identifier: 'GPL-3.0-only', text: 'GNU' },
    /^bad@1\.0\.0 has the licence "GPL-3\.0-only"; allowed are 0BSD, /,
  ],
  [{ identifier: '(MIT OR GPL-3.0-only)', text: 'MIT' }, /^bad@1\.0\.0 has the licence "\(MIT OR/],
  [{ identifier: null, text: 'MIT' }, /^bad@1\.0\.0 has the licence "none"/],
  [{ identifier: 'MIT', text: '' }, /^bad@1\.0\.0 has no licence text\.$/],
])('rejects a package with %o', (licence, problem) => {
  expect(() => licensesText('This site', [{ name: 'bad', version: '1.0.0', ...licence }])).toThrow(problem);
});
