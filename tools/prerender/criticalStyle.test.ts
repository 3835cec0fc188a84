import { expect, it } from 'vitest';
import { criticalStyle, getClasses, remainingStyle } from './criticalStyle.ts';

const css = [
  '@font-face{font-family:F;src:url(f)}',
  ':root{--x:red}:root.dark{--x:blue}',
  ':focus-visible{outline:1px solid}',
  'p,h3{margin:0}',
  '.a1{color:var(--x);cursor:pointer;transition:color .2s;animation:1s spin}',
  '.a1[aria-expanded=true]{opacity:.5}',
  '.a1:hover,.a1:focus-visible{color:red}',
  '.a1[aria-pressed=true]:not(.b2),[dir=rtl] .a1{color:blue}',
  '.b2{animation:sway 1s}',
  '.a1 .b2,.a1 p{color:green}',
  '@media (min-width:50em){.a1{margin:0}@supports (gap:1px){.b2{gap:1px}}}',
  '@media print{.b2{margin:0}}',
  '@keyframes spin{to{rotate:1turn}}',
  '@keyframes sway{to{rotate:1deg}}',
].join('');

it('reads class attributes, not text that looks like one', () => {
  expect(getClasses('<p class="_1a b2">class c3</p><svg class="d-4"></svg>')).toEqual(['_1a', 'b2', 'd-4']);
});

it('keeps the rules for these classes at the first paint in every theme, and drops the rest', () => {
  expect(criticalStyle(css, new Set(['a1']))).toBe(
    [
      '@font-face{font-family:F;src:url(f)}',
      ':root{--x:red}:root.dark{--x:blue}',
      ':focus-visible{outline:1px solid}',
      'p,h3{margin:0}',
      '.a1{color:var(--x);animation:1s spin}',
      '.a1:focus-visible{color:red}',
      '.a1[aria-pressed=true]:not(.b2){color:#00f}',
      '.a1 p{color:green}',
      '@media(min-width:50em){.a1{margin:0}}',
      '@keyframes spin{to{rotate:1turn}}',
    ].join(''),
  );
});

it('returns the rules that require a class or a later state, with the declarations that have no effect before one', () => {
  expect(remainingStyle(css)).toBe(
    [
      '.a1{color:var(--x);cursor:pointer;transition:color .2s;animation:1s spin}',
      '.a1[aria-expanded=true]{opacity:.5}',
      '.a1:hover,.a1:focus-visible{color:red}',
      '.a1[aria-pressed=true]:not(.b2),[dir=rtl] .a1{color:#00f}',
      '.b2{animation:sway 1s}',
      '.a1 .b2,.a1 p{color:green}',
      '@media(min-width:50em){.a1{margin:0}@supports (gap:1px){.b2{gap:1px}}}',
      '@media print{.b2{margin:0}}',
      '@keyframes spin{to{rotate:1turn}}',
      '@keyframes sway{to{rotate:1deg}}',
    ].join(''),
  );
});

it('keeps the later declarations of elements, and leaves print, more contrast and forced colours to the remaining style', () => {
  const later =
    '@layer a{@media(forced-colors:active){.a1{color:linktext}}}' +
    '@layer b{@media(prefers-contrast:more),(forced-colors:active){p{margin:0}}@media print{.c3{margin:0}}}';
  const sheet = `a{cursor:help}${later}`;
  expect(criticalStyle(sheet, new Set(['a1']))).toBe('a{cursor:help}@layer a;@layer b;');
  expect(remainingStyle(sheet)).toBe(later);
});
