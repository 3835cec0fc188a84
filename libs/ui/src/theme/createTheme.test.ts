// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContrastError, createTheme } from './createTheme';
import type { Brand } from './createTheme';
import { dark } from './dark';

/** A brand as JavaScript passes it, without types. */
const untyped = (brand: unknown) => () => createTheme(brand as Brand);

const messageOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

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
    expect(() => theme.css('a{}')).toThrow('"a{}" is not a selector. Allowed: a CSS selector such as');
  });

  it('writes shadows for both themes', () => {
    const { properties } = createTheme({ shadow: { light: { raised: '0 2px 0 #10131A' } } });
    expect(properties['--ks-shadow-raised']).toBe(
      '0 2px 0 light-dark(#10131A, transparent), 0 1px 2px light-dark(transparent, rgb(0 0 0 / 0.4)), 0 8px 24px light-dark(transparent, rgb(0 0 0 / 0.32))',
    );
  });

  it('gives the glow the colours of the strands, unless the brand sets it', () => {
    const { properties } = createTheme({
      strand: { first: '#FF0000', third: '#0000FF' },
      dark: { glowSecond: 'rgb(0 0 0 / 0.2)' },
    });
    expect(properties['--ks-color-glow-first']).toBe('light-dark(rgb(255 0 0 / 0.62), rgb(255 0 0 / 0.5))');
    expect(properties['--ks-color-glow-second']).toBe('light-dark(rgb(0 0 255 / 0.5), rgb(0 0 0 / 0.2))');
  });

  it('refuses colours whose contrast is too low, naming pair, theme, ratio and requirement', () => {
    const failing = () => createTheme({ light: { accent: '#62EFC4' } });
    expect(failing).toThrow(ContrastError);
    expect(messageOf(failing)).toContain(
      '- light: accent on page is 1.30:1, needs 4.5:1 (Links, focus, active states)',
    );
    expect(messageOf(failing)).not.toContain('- dark');
    try {
      failing();
    } catch (error) {
      expect((error as ContrastError).failures).toContainEqual(
        expect.objectContaining({
          theme: 'light',
          foreground: 'onAccent',
          background: 'accent',
          minimum: 4.5,
        }),
      );
    }
  });

  it('refuses a hue whose lines disappear on a surface', () => {
    expect(messageOf(() => createTheme({ light: { page: '#8A8A8A', surface: '#8A8A8A' } }))).toContain(
      'light: the hue teal on page is ',
    );
  });

  it.each([
    [
      { colours: {} },
      'a brand has no group "colours". Allowed: light, dark, shadow, hue, strand, fontFamily',
    ],
    [{ light: { acent: '#000' } }, 'light has no token "acent". Allowed: page, surface, raised'],
    [{ radius: { huge: '9rem' } }, 'radius has no token "huge". Allowed: small, medium, large, pill.'],
    [{ dark: { accent: 'red' } }, 'dark.accent is "red". Allowed: a colour such as "#00725C"'],
    [
      { light: { page: 'rgb(255 255 255 / 0.5)' } },
      'light.page is rgb(255 255 255 / 0.5). Allowed: an opaque',
    ],
    [{ space: { 4: 'calc(1rem/*)' } }, 'space.4 is "calc(1rem/*)". Allowed: a length'],
    [{ hue: { teal: 400 } }, 'hue.teal is 400. Allowed: an angle from 0 to 360.'],
    [{ duration: { fast: '150' } }, 'duration.fast is "150". Allowed: a duration such as "150ms".'],
    [{ fontFamily: { sans: 'a; color: red' } }, 'fontFamily.sans is "a; color: red". Allowed: a list'],
    [{ shadow: { light: { raised: 'none' } } }, 'shadow.light.raised is "none". Allowed: a shadow'],
    [undefined, 'a brand is an object with some of light, dark'],
  ])('refuses %j, naming what is allowed', (brand, message) => {
    expect(untyped(brand)).toThrow(TypeError);
    expect(messageOf(untyped(brand))).toContain(`createTheme: ${message}`);
  });

  it('never writes text of a brand that could end a declaration', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`';{}<>"\\/*,() a1.%rem`) }), (value) => {
        const brand = { fontFamily: { sans: value }, radius: { small: value }, light: { hairline: value } };
        const message = messageOf(untyped(brand));
        expect(message).toBeDefined();
        for (const group of ['fontFamily', 'radius'] as const) {
          const name = group === 'radius' ? 'small' : 'sans';
          if (messageOf(untyped({ [group]: { [name]: value } })) === undefined)
            expect(value).not.toMatch(/[;{}<>\\]|\/\*/);
        }
      }),
    );
  });
});
