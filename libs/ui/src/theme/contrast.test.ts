// @vitest-environment node
import { expect, it } from 'vitest';
import { contrast } from './contrast';
import { contrastFailures } from './contrastFailures';
import { defaultTokens } from './customProperties';

it('has no pair of colours and no hue whose contrast is too low, in either theme', () => {
  expect(contrastFailures(defaultTokens)).toEqual([]);
});

it.each(['muted', 'danger'] as const)('has %s on surfaces at 7:1 or more, as WCAG 1.4.6 asks', (role) => {
  for (const { color } of [defaultTokens.light, defaultTokens.dark])
    for (const background of ['page', 'surface', 'raised'] as const)
      expect(contrast(color[role], color[background])).toBeGreaterThanOrEqual(7);
});
