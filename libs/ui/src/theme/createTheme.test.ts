// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTheme } from './createTheme';
import type { Brand } from './createTheme';
import { contrast, contrastFailures } from './contrast';
import { defaultTokens } from './customProperties';
import { dark } from './dark';
import { light } from './light';

describe('createTheme', () => {
  it('returns the custom properties that differ, as pairs of both themes', () => {
    const { properties } = createTheme({
      light: { accent: '#3A3FBF' },
      radius: { medium: '0px' },
      hue: { teal: 200 },
    });
    expect(properties).toEqual({
      '--ks-color-accent': `light-dark(#3A3FBF, ${dark.color.accent})`,
      '--ks-radius-medium': '0px',
      '--ks-hue-teal': '200',
    });
  });

  it('returns CSS for the page or for a container', () => {
    const theme = createTheme({ radius: { medium: '0.25rem' }, fontFamily: { sans: "'Inter', sans-serif" } });
    const declarations =
      "{\n  --ks-font-family-sans: 'Inter', sans-serif;\n  --ks-radius-medium: 0.25rem;\n}\n";
    expect(theme.css()).toBe(`:root ${declarations}`);
    expect(theme.css('.partner')).toBe(`.partner ${declarations}`);
  });

  it('writes shadows for both themes', () => {
    const { properties } = createTheme({ shadow: { light: { raised: '0 2px 0 #10131A' } } });
    expect(properties['--ks-shadow-raised']).toBe(
      '0 2px 0 light-dark(#10131A, transparent), 0 1px 2px light-dark(transparent, rgb(0 0 0 / 0.4)), 0 8px 24px light-dark(transparent, rgb(0 0 0 / 0.32))',
    );
  });

  it('refuses colours whose contrast is too low, naming pair, theme, ratio and requirement', () => {
    const create = () => createTheme({ light: { accent: '#62EFC4' } });
    expect(create).toThrow('- light: accent on page is 1.30:1, needs 4.5:1 (Links, focus, active states)');
    expect(create).toThrow(
      expect.objectContaining({
        name: 'ContrastError',
        failures: expect.arrayContaining([
          expect.objectContaining({
            theme: 'light',
            foreground: 'onAccent',
            background: 'accent',
            minimum: 4.5,
          }),
        ]) as unknown,
      }),
    );
    expect(() => createTheme({ light: { page: '#8A8A8A', surface: '#8A8A8A' } })).toThrow(
      'light: the hue teal on page is ',
    );
  });

  it.each([
    [{ colours: {} }, 'createTheme: a brand has no token "colours". Allowed: light, dark, shadow, space'],
    [{ light: { acent: '#000' } }, 'createTheme: light has no token "acent". Allowed: page, surface, raised'],
    [{ dark: { accent: 'nonsense' } }, 'Could not parse nonsense as a color'],
    [{ light: { page: 'rgb(255 255 255 / 0.5)' } }, 'rgb(255 255 255 / 0.5) is translucent'],
    [{ space: { 4: 'calc(1rem/*)' } }, 'createTheme: space.4 is not a CSS value: "calc(1rem/*)"'],
    [{ fontFamily: { sans: 'a; color: red' } }, 'createTheme: fontFamily.sans is not a CSS value'],
  ])('refuses %j', (brand, message) => {
    const create = () => createTheme(brand as Brand);
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
  });
});

describe('the default theme', () => {
  it('has no pair of colours and no hue whose contrast is too low', () => {
    expect(contrastFailures(defaultTokens)).toEqual([]);
  });

  it.each(['muted', 'danger'] as const)('has %s on surfaces at 7:1 or more (WCAG 1.4.6)', (role) => {
    for (const { color } of [light, dark])
      for (const background of ['page', 'surface', 'raised'] as const)
        expect(contrast(color[role], color[background])).toBeGreaterThanOrEqual(7);
  });
});
