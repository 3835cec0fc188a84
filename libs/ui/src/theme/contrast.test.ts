// @vitest-environment node
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
