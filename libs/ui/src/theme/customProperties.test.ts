// @vitest-environment node
import { expect, it } from 'vitest';
import { customProperties, defaultTokens } from './customProperties';
import { dark } from './dark';
import { light } from './light';

it('gives colours as pairs of both themes, and shadows as lists that are transparent in the other theme', () => {
  const properties = customProperties(defaultTokens);
  expect(properties['--ks-color-page']).toBe(`light-dark(${light.color.page}, ${dark.color.page})`);
  expect(properties['--ks-shadow-raised']).toBe(
    '0 1px 2px light-dark(rgb(16 19 26 / 0.06), transparent), 0 8px 24px light-dark(rgb(16 19 26 / 0.08), transparent), ' +
      '0 1px 2px light-dark(transparent, rgb(0 0 0 / 0.4)), 0 8px 24px light-dark(transparent, rgb(0 0 0 / 0.32))',
  );
});
