import { expect, it } from 'vitest';
import { makeFontOptional } from './fontDisplay.ts';

it('makes the preloaded font optional, lets it swap where there is no script, and limits the other one to typed letters', () => {
  expect(
    makeFontOptional(
      '@font-face{font-display:swap;src:url(/a);unicode-range:U+0-FF}p{margin:0}@font-face{font-display: swap;src:url(/b);unicode-range:U+100-2FF}',
      '/a',
    ),
  ).toBe(
    '@font-face{font-display:optional;src:url(/a)}@media (scripting:none){@font-face{font-display:swap;src:url(/a)}}' +
      'p{margin:0}@font-face{font-display: swap;src:url(/b);unicode-range:U+C0-D6,U+D8-FF,U+152-153}',
  );
});

it('throws if no rule swaps the font', () => {
  expect(() => makeFontOptional('@font-face{font-display:swap;src:url(/b)}', '/a')).toThrow(
    'no @font-face rule with "font-display: swap" and /a',
  );
});
