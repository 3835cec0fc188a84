import type { Brand } from './Brand';
import { formatColor, parseColor } from './color';
import { defaultTokens } from './customProperties';
import type { Tokens } from './customProperties';
import { kinds } from './tokenKinds';
import type { Kind } from './tokenKinds';
import type { ThemeColors } from './tokens';
import { tokenValues } from './values';

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

/**
 * Returns the default tokens with those of a brand in place of theirs.
 *
 * @throws {TypeError} for an unknown group or token, or a value of the wrong kind; the message names what is allowed.
 */
export function mergeTokens(brand: Brand): Tokens {
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
  // Checked before the glow, which uses the strand.
  const values = Object.fromEntries(
    (Object.keys(tokenValues) as (keyof typeof tokenValues)[]).map((group) => [
      group,
      merge(group, kinds[group], tokenValues[group], brand[group]),
    ]),
  );
  const { strand } = brand;
  return {
    light: {
      color: withGlow(merge('light', kinds.color, light.color, brand.light), strand, brand.light),
      shadow: merge('shadow.light', kinds.shadow, light.shadow, brand.shadow?.light),
    },
    dark: {
      color: withGlow(merge('dark', kinds.color, dark.color, brand.dark), strand, brand.dark),
      shadow: merge('shadow.dark', kinds.shadow, dark.shadow, brand.shadow?.dark),
    },
    values,
  };
}
