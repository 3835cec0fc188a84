import { colorFormats, contrastRatio, formatColor, parseColor } from './color';
import type { Color } from './color';
import { contrastPairs } from './contrastPairs';
import { customProperties, defaultTokens } from './customProperties';
import type { Tokens } from './customProperties';
import { parseShadow, shadowFormat } from './shadow';
import { hueShades } from './tokens';
import type { ThemeColors, ThemeShadows } from './tokens';
import { tokenValues } from './values';

type Values = typeof tokenValues;

/** Tokens of a group, each of them optional. */
type Overrides<Group extends keyof Values, Value> = { readonly [Name in keyof Values[Group]]?: Value };

/** The tokens that a brand changes. All others keep Keystrand's values. */
export interface Brand {
  /** Colours of the light theme. */
  readonly light?: Partial<ThemeColors>;
  /** Colours of the dark theme. */
  readonly dark?: Partial<ThemeColors>;
  /** Shadows of both themes. */
  readonly shadow?: { readonly light?: Partial<ThemeShadows>; readonly dark?: Partial<ThemeShadows> };
  /** Hues of categories, in degrees of oklch. */
  readonly hue?: Overrides<'hue', number>;
  /** Colours of the strands in the logo and its art; the glow of buttons follows the first and the third. */
  readonly strand?: Overrides<'strand', string>;
  /** CSS lists of font families. The application loads the fonts. */
  readonly fontFamily?: Overrides<'fontFamily', string>;
  /** CSS lengths, or `clamp()`, `min()`, `max()` or `calc()` of such. */
  readonly fontSize?: Overrides<'fontSize', string>;
  readonly fontWeight?: Overrides<'fontWeight', number>;
  readonly lineHeight?: Overrides<'lineHeight', number>;
  readonly tracking?: Overrides<'tracking', string>;
  readonly space?: Overrides<'space', string>;
  readonly radius?: Overrides<'radius', string>;
  readonly layout?: Overrides<'layout', string>;
  readonly duration?: Overrides<'duration', string>;
  readonly easing?: Overrides<'easing', string>;
  /** Stacking order (`z-index`). */
  readonly layer?: Overrides<'layer', number>;
}

/** A pair of colours whose contrast is too low. */
export interface ContrastFailure {
  readonly theme: 'light' | 'dark';
  readonly foreground: string;
  readonly background: string;
  /** Measured WCAG 2 contrast ratio. */
  readonly ratio: number;
  /** Required WCAG 2 contrast ratio. */
  readonly minimum: number;
  /** What the pair is used for. */
  readonly use: string;
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Thrown by `createTheme` for a brand whose text or controls could not be read. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
  readonly failures: readonly ContrastFailure[];

  constructor(failures: readonly ContrastFailure[]) {
    const lines = failures.map(
      ({ theme, foreground, background, ratio, minimum, use }) =>
        `- ${theme}: ${foreground} on ${background} is ${floor(ratio)}:1, needs ${String(minimum)}:1 (${use})`,
    );
    super(`createTheme: the contrast of these colours is too low (WCAG 2).\n${lines.join('\n')}`);
    this.failures = failures;
  }
}

/** The result of `createTheme`. */
export interface Theme {
  /** The custom properties that the brand changes, for `vars` of vanilla-extract or `element.style.setProperty()`. */
  readonly properties: Readonly<Record<`--ks-${string}`, string>>;
  /**
   * Returns a CSS rule with the custom properties. It belongs to no cascade layer, so that it wins over the sheets of the package in any order.
   *
   * @param selector element with its descendants that gets the brand
   * @default ':root'
   */
  readonly css: (selector?: string) => string;
}

interface Kind {
  readonly allowed: string;
  readonly test: (value: unknown) => boolean;
}

const text = (allowed: string, test: (value: string) => boolean): Kind => ({
  allowed,
  test: (value) => typeof value === 'string' && test(value),
});

const number = (allowed: string, test: (value: number) => boolean): Kind => ({
  allowed,
  test: (value) => typeof value === 'number' && test(value),
});

const color = text(`a colour such as ${colorFormats}`, (value) => parseColor(value) !== undefined);
const shadow = text(
  `a shadow with lengths in px such as ${shadowFormat}`,
  (value) => parseShadow(value) !== undefined,
);

const lengthPattern = /^-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|ch|ex|lh|rlh|vw|vh|vi|vb|dvw|dvh|cqi|cqw)$/;
const mathPattern = /^(?:clamp|min|max|calc)\([\w\s.,+*/()%-]+\)$/;

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const length = text(
  'a length with a unit such as "0.5rem" or "0px", or "clamp(1rem, 2vw, 2rem)"',
  (value) =>
    lengthPattern.test(value) || (mathPattern.test(value) && isBalanced(value) && !value.includes('/*')),
);

/** Kind of value of each group. */
const kinds = {
  color,
  shadow,
  hue: number('an angle from 0 to 360', (value) => value >= 0 && value < 360),
  strand: color,
  fontFamily: text(`a list of font families such as "'Inter', sans-serif"`, (value) =>
    /^(?:'[^'"\\;{}<>]+'|"[^'"\\;{}<>]+"|[a-z][\w -]*)(?:\s*,\s*(?:'[^'"\\;{}<>]+'|"[^'"\\;{}<>]+"|[a-z][\w -]*))*$/i.test(
      value,
    ),
  ),
  fontSize: length,
  fontWeight: number('a weight from 1 to 1000', (value) => value >= 1 && value <= 1000),
  lineHeight: number('a number above 0', (value) => value > 0 && Number.isFinite(value)),
  tracking: length,
  space: length,
  radius: length,
  layout: length,
  duration: text('a duration such as "150ms"', (value) => /^(?:\d+\.?\d*|\.\d+)m?s$/.test(value)),
  easing: text('a curve such as "cubic-bezier(0.3, 0, 0.2, 1)"', (value) =>
    /^cubic-bezier\((?:\s*-?[\d.]+\s*,){3}\s*-?[\d.]+\s*\)$/.test(value),
  ),
  layer: number('a whole number', Number.isInteger),
} satisfies Record<string, Kind>;

const list = (names: readonly string[]) => names.join(', ');

/** Gives the glow of buttons the brand's strand colours, unless the brand sets the glow itself. */
function withGlow(colors: ThemeColors, strand: Brand['strand'], own: Brand['light']): ThemeColors {
  const glow = (role: 'glowFirst' | 'glowSecond', source: string | undefined) => {
    const color = source === undefined || own?.[role] ? undefined : parseColor(source);
    return color ? formatColor({ ...color, alpha: parseColor(colors[role])?.alpha ?? 1 }) : colors[role];
  };
  return {
    ...colors,
    glowFirst: glow('glowFirst', strand?.first),
    glowSecond: glow('glowSecond', strand?.third),
  };
}

/** Returns the tokens with those of `overrides` in place of theirs. */
function merge<Group extends object>(
  path: string,
  kind: Kind,
  defaults: Group,
  overrides: object | undefined = {},
): Group {
  if (typeof overrides !== 'object' || overrides === null)
    throw new TypeError(
      `createTheme: ${path} must be an object with some of ${list(Object.keys(defaults))}.`,
    );
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(defaults, name))
      throw new TypeError(
        `createTheme: ${path} has no token "${name}". Allowed: ${list(Object.keys(defaults))}.`,
      );
    if (value !== undefined && !kind.test(value))
      throw new TypeError(
        `createTheme: ${path}.${name} is ${JSON.stringify(value) ?? String(value)}. Allowed: ${kind.allowed}.`,
      );
  }
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
  return { ...defaults, ...given };
}

const groups = ['light', 'dark', ...Object.keys(kinds).filter((group) => group !== 'color')];

function mergeTokens(brand: Brand): Tokens {
  if (typeof brand !== 'object' || brand === null)
    throw new TypeError(`createTheme: a brand is an object with some of ${list(groups)}.`);
  const unknown = Object.keys(brand).find((group) => !groups.includes(group));
  if (unknown !== undefined)
    throw new TypeError(`createTheme: a brand has no group "${unknown}". Allowed: ${list(groups)}.`);
  const { light, dark } = defaultTokens;
  merge(
    'shadow',
    { allowed: 'an object', test: (value) => typeof value === 'object' },
    { light, dark },
    brand.shadow,
  );
  merge('strand', kinds.strand, tokenValues.strand, brand.strand);
  const { strand } = brand;
  const valueGroups = Object.keys(tokenValues) as (keyof Values)[];
  return {
    light: {
      color: withGlow(merge('light', kinds.color, light.color, brand.light), strand, brand.light),
      shadow: merge('shadow.light', kinds.shadow, light.shadow, brand.shadow?.light),
    },
    dark: {
      color: withGlow(merge('dark', kinds.color, dark.color, brand.dark), strand, brand.dark),
      shadow: merge('shadow.dark', kinds.shadow, dark.shadow, brand.shadow?.dark),
    },
    values: Object.fromEntries(
      valueGroups.map((group) => [group, merge(group, kinds[group], tokenValues[group], brand[group])]),
    ),
  };
}

const surfaces = ['page', 'surface', 'raised'] as const;

/** Returns the pairs of colours whose contrast is too low. */
function contrastFailures(tokens: Tokens): readonly ContrastFailure[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const read = (value: string): Color => {
      const parsed = parseColor(value);
      if (!parsed) throw new TypeError(`createTheme: ${value} is not a colour.`);
      return parsed;
    };
    const colors = tokens[theme].color;
    const background = (role: keyof ThemeColors) => {
      const parsed = read(colors[role]);
      if (parsed.alpha < 1)
        throw new TypeError(
          `createTheme: ${theme}.${role} is ${colors[role]}. Allowed: an opaque colour, because other colours are used on it.`,
        );
      return parsed;
    };
    const ofRoles = contrastPairs.flatMap(({ foreground, backgrounds, minimum, use }) =>
      backgrounds.map((role) => ({
        theme,
        foreground: foreground as string,
        background: role as string,
        ratio: contrastRatio(read(colors[foreground]), background(role)),
        minimum: minimum as number,
        use,
      })),
    );
    const ofHues = Object.entries(tokens.values['hue'] ?? {}).flatMap(([name, angle]) => {
      const shade = (kind: keyof typeof hueShades) =>
        read(`oklch(${hueShades[kind][theme]} ${String(angle)})`);
      const backgrounds = [
        [`the tint of ${name}`, shade('tint')] as const,
        ...surfaces.map((role) => [role, background(role)] as const),
      ];
      return backgrounds.map(([role, behind]) => ({
        theme,
        foreground: `the hue ${name}`,
        background: role,
        ratio: contrastRatio(shade('line'), behind),
        minimum: 3,
        use: 'Icons and rules of categories',
      }));
    });
    return [...ofRoles, ...ofHues].filter(({ ratio, minimum }) => ratio < minimum);
  });
}

/**
 * Returns the theme of a brand. It has no side effects and reads no files, so it can run in a build script.
 *
 * @throws {TypeError} for an unknown token or a value of the wrong kind; the message names what is allowed.
 * @throws {ContrastError} if the contrast of a pair of colours is too low, in either theme.
 *
 * @example
 * ```ts
 * const theme = createTheme({ light: { accent: '#3A3FBF' }, dark: { accent: '#B4B8FF', onAccent: '#14163A' } });
 * writeFileSync('brand.css', theme.css());
 * ```
 */
export function createTheme(brand: Brand): Theme {
  const tokens = mergeTokens(brand);
  const failures = contrastFailures(tokens);
  if (failures.length > 0) throw new ContrastError(failures);
  const defaults = customProperties(defaultTokens);
  const properties = Object.fromEntries(
    Object.entries(customProperties(tokens)).filter(
      ([name, value]) => defaults[name as keyof typeof defaults] !== value,
    ),
  ) as Theme['properties'];
  return {
    properties,
    css: (selector = ':root') => {
      if (/[{}<;@]/.test(selector) || selector.trim() === '')
        throw new TypeError(
          `createTheme: ${JSON.stringify(selector)} is not a selector. Allowed: a CSS selector such as ":root" or ".brand".`,
        );
      const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
      return `${selector} {\n${lines.join('')}}\n`;
    },
  };
}
