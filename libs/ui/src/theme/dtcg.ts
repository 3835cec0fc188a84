// Conversion between the tokens and JSON of the Design Tokens Community Group, modules Format, Color and Resolver 2025.10
// (https://www.designtokens.org/TR/2025.10/). A test generates the files in `libs/ui/tokens` with it.
import type { Tokens } from './customProperties';
import { kebabCase } from './customProperty';
import { codecs, pixels } from './dtcgCodecs';
import type { Codec, Measure } from './dtcgCodecs';
import { fluid, fluidViewport } from './fluid';
import type { ThemeColors, ThemeShadows } from './tokens';

/** Vendor name of what the format cannot express. */
const vendor = 'com.keystrand.ui';

/** A token of the Format module. */
interface DtcgToken {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly [vendor]: { readonly unit: string } };
}

/** A file of the Format module: groups of tokens, and metadata whose names begin with `$`. */
export type DtcgFile = Readonly<Record<string, string | Readonly<Record<string, string | DtcgToken>>>>;

/** The files of the export, by name. */
export interface DtcgFiles {
  /** All tokens: those of the light theme; fluid sizes at their largest. */
  readonly 'tokens.json': DtcgFile;
  /** The tokens that differ in the dark theme. */
  readonly 'tokens.dark.json': DtcgFile;
  /** The fluid sizes at their smallest. */
  readonly 'tokens.narrow.json': DtcgFile;
}

/** Descriptions by group (`fontSize`) or token (`fontSize.h2`). */
export type Descriptions = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;
type Groups = Readonly<Record<string, Values>>;

type Type = keyof typeof codecs;

/** Type of the tokens of each group. */
const types: Readonly<Record<string, Type>> = {
  color: 'color',
  shadow: 'shadow',
  space: 'dimension',
  fontFamily: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  lineHeight: 'number',
  tracking: 'number',
  radius: 'dimension',
  duration: 'duration',
  easing: 'cubicBezier',
  layout: 'dimension',
  layer: 'number',
  strand: 'color',
  hue: 'number',
};

const typeOf = (group: string): Type => {
  const type = types[group];
  if (!type) throw new Error(`The group "${group}" has no type in dtcg.ts.`);
  return type;
};

const rootFontSize = 16;

/** Returns the smallest and the largest size in px of a fluid length; undefined for another. */
function fluidRange(css: string): readonly [number, number] | undefined {
  const [, min, max] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(css) ?? [];
  if (min === undefined || max === undefined) return undefined;
  const range = [Number(min) * rootFontSize, Number(max) * rootFontSize] as const;
  if (fluid(...range) !== css) throw new Error(`${css} does not grow between the widths of fluidViewport.`);
  return range;
}

const rem = (size: number): Measure => ({ value: size / rootFontSize, unit: 'rem' });

/** Returns the token of a CSS value. The format has no `em` and no `ch`: these are numbers with their unit as an extension. */
function encode(type: Type, css: string): DtcgToken {
  const $value = codecs[type].encode(css);
  if ($value !== undefined) return { $value };
  const [, value, unit] = /^(-?[\d.]+)(em|ch)$/.exec(css) ?? [];
  if (value === undefined || unit === undefined) throw new Error(`${css} is no ${type}.`);
  return {
    ...(type === 'number' ? {} : { $type: 'number' }),
    $value: Number(value),
    $extensions: { [vendor]: { unit } },
  };
}

function decode(groupType: string, { $type = groupType, $value, $extensions }: DtcgToken): string | number {
  const css = (codecs[$type as Type] as Codec).decode($value as never);
  return $extensions ? `${String(css)}${$extensions[vendor].unit}` : css;
}

const schema = 'https://www.designtokens.org/schemas/2025.10';

function encodeGroups(
  groups: Groups,
  descriptions: Descriptions,
  tokenOf: (type: Type, css: string) => DtcgToken | undefined,
): DtcgFile {
  const encoded = Object.entries(groups).flatMap(([group, values]) => {
    const type = typeOf(group);
    const tokens = Object.entries(values).flatMap(([name, css]) => {
      const token = tokenOf(type, String(css));
      const $description = descriptions[`${group}.${name}`];
      return token
        ? [[kebabCase(name), { ...token, ...($description ? { $description } : {}) }] as const]
        : [];
    });
    if (tokens.length === 0) return [];
    const $description = descriptions[group];
    const group$ = { $type: type, ...($description ? { $description } : {}), ...Object.fromEntries(tokens) };
    return [[kebabCase(group), group$] as const];
  });
  return { $schema: `${schema}/format.json`, ...Object.fromEntries(encoded) };
}

const themed = ({ color, shadow }: Tokens['light']): Groups => ({
  color: { ...color },
  shadow: { ...shadow },
});

/** Returns the export of the tokens. */
export function toDtcg({ light, dark, values }: Tokens, descriptions: Descriptions): DtcgFiles {
  return {
    'tokens.json': encodeGroups({ ...themed(light), ...values }, descriptions, (type, css) => {
      const range = fluidRange(css);
      return range ? { $value: rem(range[1]) } : encode(type, css);
    }),
    'tokens.dark.json': encodeGroups(themed(dark), {}, encode),
    'tokens.narrow.json': encodeGroups(values, {}, (_, css) => {
      const range = fluidRange(css);
      return range && { $value: rem(range[0]) };
    }),
  };
}

/** The document of the Resolver module, which names the file of each theme and width. */
export const resolver = {
  $schema: `${schema}/resolver.json`,
  name: 'Keystrand',
  version: '2025.10',
  description: 'Tokens of @keystrand/ui, by theme and width of the window.',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    theme: {
      description: 'Colours and shadows.',
      contexts: { light: [], dark: [{ $ref: 'tokens.dark.json' }] },
      default: 'light',
    },
    viewport: {
      description: `Fluid sizes, which grow linearly between windows of ${String(fluidViewport.min)} and ${String(fluidViewport.max)} px.`,
      contexts: { wide: [], narrow: [{ $ref: 'tokens.narrow.json' }] },
      default: 'wide',
      $extensions: { [vendor]: { narrow: pixels(fluidViewport.min), wide: pixels(fluidViewport.max) } },
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/viewport' }],
} as const;

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface Decoded {
  readonly groups: Groups;
  readonly descriptions: Descriptions;
}

function decodeGroups(file: DtcgFile): Decoded {
  const descriptions: Record<string, string> = {};
  const groups: Record<string, Values> = {};
  for (const [key, tokens] of Object.entries(file)) {
    if (typeof tokens === 'string') continue;
    const group = camelCase(key);
    const { $type, $description } = tokens;
    if (typeof $description === 'string') descriptions[group] = $description;
    groups[group] = Object.fromEntries(
      Object.entries(tokens).flatMap(([tokenKey, token]) => {
        if (typeof token === 'string') return [];
        const name = camelCase(tokenKey);
        if (token.$description) descriptions[`${group}.${name}`] = token.$description;
        return [[name, decode(String($type), token)] as const];
      }),
    );
  }
  return { groups, descriptions };
}

const pixelsOf = (css: string | number | undefined) => Number(String(css).replace('rem', '')) * rootFontSize;

const themeOf = ({ color, shadow }: Groups): Tokens['light'] => ({
  color: color as unknown as ThemeColors,
  shadow: shadow as unknown as ThemeShadows,
});

/** Returns the tokens and descriptions of an export: the inverse of `toDtcg`. */
export function fromDtcg(files: DtcgFiles): { readonly tokens: Tokens; readonly descriptions: Descriptions } {
  const { groups, descriptions } = decodeGroups(files['tokens.json']);
  const dark = decodeGroups(files['tokens.dark.json']).groups;
  const narrow = decodeGroups(files['tokens.narrow.json']).groups;
  const { color: _color, shadow: _shadow, ...constant } = groups;
  const values = Object.entries(constant).map(([group, tokens]) => {
    const fluidTokens = Object.entries(narrow[group] ?? {}).map(
      ([name, smallest]) => [name, fluid(pixelsOf(smallest), pixelsOf(tokens[name]))] as const,
    );
    return [group, { ...tokens, ...Object.fromEntries(fluidTokens) }] as const;
  });
  return {
    tokens: { light: themeOf(groups), dark: themeOf(dark), values: Object.fromEntries(values) },
    descriptions,
  };
}
