import { expect, it } from 'vitest';
import { makeFontsOptional } from './fontDisplay.ts';

it('makes every font optional that swaps, and lets it swap where there is no script', () => {
  expect(
    makeFontsOptional(
      '@font-face{font-display:swap;src:a;unicode-range:U+0-FF}p{margin:0}@font-face{font-display: swap}',
    ),
  ).toBe(
    '@font-face{font-display:optional;src:a}@media (scripting:none){@font-face{font-display:swap;src:a}}p{margin:0}' +
      '@font-face{font-display:optional}@media (scripting:none){@font-face{font-display: swap}}',
  );
});

it('throws if no rule swaps fonts', () => {
  expect(() => makeFontsOptional('p{margin:0}')).toThrow('no @font-face rule with "font-display: swap"');
});
