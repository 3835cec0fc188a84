// @vitest-environment node
import { expect, it } from 'vitest';
import { customProperties, defaultTokens } from './customProperties';

const names = (group: string, list: string) => list.split(' ').map((name) => `--ks-${group}-${name}`);

/** Removing or renaming one of these is a breaking change. */
const publicNames = [
  ...names('color', 'page surface raised fill text body muted hairline outline accent on-accent accent-fill'),
  ...names('color', 'solid on-solid danger danger-fill backdrop glow-first glow-second'),
  ...names('shadow', 'raised overlay'),
  ...names('space', '1 2 3 4 5 6 8 10 12 16 20 gutter surface section block'),
  ...names('font-family', 'sans mono'),
  ...names('font-size', 'display title slogan h2 h2-working h2-service figure h3 h4 lead body small label'),
  ...names('font-weight', 'body medium heading strong'),
  ...names('line-height', 'display heading snug body'),
  ...names('tracking', 'display heading snug'),
  ...names('radius', 'small medium large pill'),
  ...names('duration', 'fast slow'),
  ...names('easing', 'standard decelerate'),
  ...names('layout', 'content measure hero-measure header target'),
  ...names('layer', 'particles content header chat overlay skip-link'),
  ...names('strand', 'first second third'),
  ...names('hue', 'teal indigo red blue orange purple green'),
];

it('has the public custom properties', () => {
  expect(Object.keys(customProperties(defaultTokens)).sort()).toEqual([...publicNames].sort());
});

it('gives colours as pairs of both themes, and shadows as lists that are transparent in the other theme', () => {
  const properties = customProperties(defaultTokens);
  expect(properties['--ks-color-page']).toBe('light-dark(#F6F4EF, #0B0E14)');
  expect(properties['--ks-shadow-raised']).toBe(
    '0 1px 2px light-dark(rgb(16 19 26 / 0.06), transparent), 0 8px 24px light-dark(rgb(16 19 26 / 0.08), transparent), ' +
      '0 1px 2px light-dark(transparent, rgb(0 0 0 / 0.4)), 0 8px 24px light-dark(transparent, rgb(0 0 0 / 0.32))',
  );
});
