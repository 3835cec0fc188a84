import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { dark } from './dark';
import { light } from './light';
import { categoryHues } from './tokens';
import type { ThemeColors } from './tokens';

const themes = { light: light.color, dark: dark.color } satisfies Record<string, ThemeColors>;
const grounds = ['page', 'sheet', 'raised'] as const;

describe.each(Object.entries(themes))('the %s theme', (name, color) => {
  it.each(grounds)('sets running text and headings on %s at 7:1 or more', (ground) => {
    expect(contrast(color.body, color[ground])).toBeGreaterThanOrEqual(7);
    expect(contrast(color.text, color[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each([...grounds, 'fill'] as const)('sets all other text on %s at 4.5:1 or more', (ground) => {
    for (const role of ['muted', 'accent', 'danger'] as const) {
      expect(contrast(color[role], color[ground]), role).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['onSolid', 'solid'],
    ['onAccent', 'accent'],
    ['text', 'accentFill'],
    ['accent', 'accentFill'],
    ['text', 'dangerFill'],
    ['danger', 'dangerFill'],
    ['body', 'fill'],
  ] as const)('sets %s on %s at 4.5:1 or more', (foreground, ground) => {
    expect(contrast(color[foreground], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('draws the borders of controls on %s at 3:1 or more', (ground) => {
    expect(contrast(color.outline, color[ground])).toBeGreaterThanOrEqual(3);
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
