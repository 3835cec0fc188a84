import { expect, it } from 'vitest';
import { shortenProperties } from './shortenProperties.ts';

it('names each token with a letter and leaves other custom properties', () => {
  expect(
    shortenProperties(
      ':root{--ks-color-page:red;--ks-color-page-edge:blue}p{color:var(--ks-color-page);--ab:var(--ks-color-page-edge)}',
    ),
  ).toBe(':root{--a:red;--b:blue}p{color:var(--a);--ab:var(--b)}');
});

it('refuses a style sheet that has a property of one letter, or more tokens than letters', () => {
  expect(() => shortenProperties('p{--b:red}')).toThrow('"--b"');
  const tokens = Array.from({ length: 53 }, (_, index) => `--ks-t${String(index)}:0`);
  expect(() => shortenProperties(`p{${tokens.join(';')}}`)).toThrow('53 tokens');
});
