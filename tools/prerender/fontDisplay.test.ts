import { expect, it } from 'vitest';
import { makeFontsOptional } from './fontDisplay.ts';

it('replaces swap by optional in every font-face rule', () => {
  expect(makeFontsOptional('@font-face{font-display:swap;src:a}@font-face{font-display: swap}')).toBe(
    '@font-face{font-display:optional;src:a}@font-face{font-display:optional}',
  );
});

it('throws if no rule swaps fonts', () => {
  expect(() => makeFontsOptional('p{margin:0}')).toThrow('no @font-face rule with "font-display: swap"');
});
