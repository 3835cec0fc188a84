// @vitest-environment node
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inlineTokens } from './inlineTokens';

const constants = new Map([
  ['--ks-space-4', '1rem'],
  ['--ks-radius-medium', '0.875rem'],
  ['--ks-hue-teal', '172'],
]);
const inline = (css: string) => postcss([inlineTokens(constants)]).process(css, { from: undefined }).css;

it('replaces tokens that are the same in both themes, and removes their declarations', () => {
  expect(inline(':root{--ks-space-4:1rem}a{padding:calc(2*var(--ks-space-4)) auto}')).toBe(
    'a{padding:calc(2*1rem) auto}',
  );
});

it('keeps the tokens of a theme and the custom properties of others', () => {
  const css = ':root{--ks-color-page:light-dark(#fff,#000);--space:1rem}a{color:var(--ks-color-page)}';
  expect(inline(css)).toBe(css);
});

it('replaces the fallback of a variable', () => {
  expect(inline('a{color:oklch(.5 .1 var(--hue,var(--ks-hue-teal)))}')).toBe(
    'a{color:oklch(.5 .1 var(--hue,172))}',
  );
});

it('refuses a declaration that it would ignore', () => {
  expect(() => inline('.brand{--ks-radius-medium:0}')).toThrow(
    'The site uses --ks-radius-medium as the constant 0.875rem; to change it, edit the tokens of libs/ui.',
  );
});
