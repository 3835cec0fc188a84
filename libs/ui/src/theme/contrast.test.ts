/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { contrastPairs } from './contrastPairs';
import { dark } from './dark';
import { light } from './light';
import { hues, hueShades } from './tokens';
import type { ThemeColors } from './tokens';

const themes = { light: light.color, dark: dark.color } satisfies Record<string, ThemeColors>;
const themeNames = ['light', 'dark'] as const;
const surfaces = ['page', 'surface', 'raised'] as const;

describe.each(themeNames)('the %s theme', (theme) => {
  const color: ThemeColors = themes[theme];

  it.each(
    contrastPairs.flatMap(({ foreground, backgrounds, minimum }) =>
      backgrounds.map((background) => [foreground, background, minimum] as const),
    ),
  )('has %s on %s at a contrast of %s:1 or more', (foreground, background, minimum) => {
    expect(contrast(color[foreground], color[background])).toBeGreaterThanOrEqual(minimum);
  });

  it.each(['muted', 'danger'] as const)('has %s on surfaces at 7:1 or more, as WCAG 1.4.6 asks', (role) => {
    for (const background of surfaces) {
      expect(contrast(color[role], color[background])).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(Object.entries(hues))(
    'has lines in %s at a contrast of 3:1 or more on the tint and on every surface',
    (_, hue) => {
      const line = `oklch(${hueShades.line[theme]} ${hue})`;
      const tint = `oklch(${hueShades.tint[theme]} ${hue})`;
      for (const background of [tint, ...surfaces.map((role) => color[role])]) {
        expect(contrast(line, background)).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

// Read as text: style sheets cannot be imported without evaluating them.
const source = `${import.meta.dirname}/..`;
const styles = globSync('*/*.css.ts', { cwd: source }).map(
  (file) => [file, readFileSync(`${source}/${file}`, 'utf8')] as const,
);

/** Yields the style objects of a style sheet, innermost first, without the objects nested in them. */
function* styleObjects(text: string): Generator<string> {
  let rest = text.replaceAll(/\$\{[^{}]*\}/g, (value) => value.slice(2, -1));
  for (let found = /\{[^{}]*\}/.exec(rest); found; found = /\{[^{}]*\}/.exec(rest)) {
    yield found[0];
    rest = rest.replace(found[0], '');
  }
}

const roleIn = (style: string, property: string) =>
  new RegExp(`\\b${property}: theme\\.color\\.(\\w+)`).exec(style)?.[1];

describe('contrastPairs', () => {
  const used = styles.flatMap(([file, text]) =>
    [...styleObjects(text)].map((style) => ({
      file,
      foreground: roleIn(style, 'color'),
      background: roleIn(style, 'background'),
    })),
  );
  // The slash between crumbs, and the word in the margin of a specimen, which its header and footer say as text.
  const decoration = new Set(['Breadcrumbs/Breadcrumbs.css.ts outline', 'Specimen/Specimen.css.ts hairline']);

  it('covers every text colour of the style sheets', () => {
    const covered = new Set<string>(
      contrastPairs.filter(({ minimum }) => minimum > 3).map(({ foreground }) => foreground),
    );
    const missing = used.filter(
      ({ file, foreground }) =>
        foreground && !covered.has(foreground) && !decoration.has(`${file} ${foreground}`),
    );
    expect(used.filter(({ foreground }) => foreground).length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('covers every combination of text colour and background in one style', () => {
    const covered = new Set(
      contrastPairs.flatMap(({ foreground, backgrounds }) =>
        backgrounds.map((background) => `${foreground} on ${background}`),
      ),
    );
    const pairs = used.flatMap(({ file, foreground, background }) =>
      foreground && background ? [{ file, pair: `${foreground} on ${background}` }] : [],
    );
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ pair }) => !covered.has(pair))).toEqual([]);
  });
});
