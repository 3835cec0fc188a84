/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { contrastPairs } from './contrastPairs';
import { dark } from './dark';
import { light } from './light';
import { categoryHues } from './tokens';
import type { ThemeColors } from './tokens';

const themes = { light: light.color, dark: dark.color } satisfies Record<string, ThemeColors>;
const grounds = ['page', 'surface', 'raised'] as const;

describe.each(Object.entries(themes))('the %s theme', (name, color) => {
  it.each(
    contrastPairs.flatMap(({ ink, grounds: on, least }) => on.map((ground) => [ink, ground, least] as const)),
  )('draws %s on %s at %s:1 or more', (ink, ground, least) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(categoryHues))(
    'draws the hue of %s at 3:1 or more on its tint and on every ground',
    (_, hue) => {
      // The values of `hueColor`, which are text of a style sheet and cannot be read from here.
      const line = name === 'light' ? `oklch(0.52 0.12 ${hue})` : `oklch(0.78 0.12 ${hue})`;
      const tint = name === 'light' ? `oklch(0.93 0.045 ${hue})` : `oklch(0.3 0.045 ${hue})`;
      for (const ground of [tint, ...grounds.map((role) => color[role])]) {
        expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

// Read as files: imported, they would be run.
const source = `${import.meta.dirname}/..`;
const styles = globSync('*/*.css.ts', { cwd: source }).map(
  (file) => [file, readFileSync(`${source}/${file}`, 'utf8')] as const,
);

/** Style objects, innermost first, without what is nested in them. */
function* styleObjects(text: string): Generator<string> {
  let rest = text.replaceAll(/\$\{[^{}]*\}/g, (value) => value.slice(2, -1));
  for (let found = /\{[^{}]*\}/.exec(rest); found; found = /\{[^{}]*\}/.exec(rest)) {
    yield found[0];
    rest = rest.replace(found[0], '');
  }
}

const roleIn = (style: string, property: string) =>
  new RegExp(`\\b${property}: theme\\.color\\.(\\w+)`).exec(style)?.[1];

describe('the pairs that are asserted', () => {
  const used = styles.flatMap(([file, text]) =>
    [...styleObjects(text)].map((style) => ({
      file,
      ink: roleIn(style, 'color'),
      ground: roleIn(style, 'background'),
    })),
  );
  // A slash between crumbs, which only decorates.
  const decoration = new Set(['Breadcrumbs/Breadcrumbs.css.ts outline']);

  it('cover every colour that text has', () => {
    const asserted = new Set<string>(contrastPairs.filter(({ least }) => least > 3).map(({ ink }) => ink));
    const missing = used.filter(
      ({ file, ink }) => ink && !asserted.has(ink) && !decoration.has(`${file} ${ink}`),
    );
    expect(used.filter(({ ink }) => ink).length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('cover every ground that text of a colour of its own is given', () => {
    const asserted = new Set(
      contrastPairs.flatMap(({ ink, grounds: on }) => on.map((ground) => `${ink} on ${ground}`)),
    );
    const pairs = used.flatMap(({ file, ink, ground }) =>
      ink && ground ? [{ file, pair: `${ink} on ${ground}` }] : [],
    );
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ pair }) => !asserted.has(pair))).toEqual([]);
  });
});
