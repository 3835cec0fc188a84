import { formatColor, parseColor } from './color';
import type { Color } from './color';
import { formatShadow, parseShadow } from './shadow';

/** Conversion between CSS text and the values of a type of the format. */
export interface Codec {
  /** Returns the value of a token of this type; undefined for text that it cannot express. */
  readonly encode: (css: string) => unknown;
  readonly decode: (value: never) => string | number;
}

/** A number with its CSS unit. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

const measure = (pattern: RegExp): Codec => ({
  encode: (css) => {
    const [, value, unit] = pattern.exec(css) ?? [];
    return value === undefined ? undefined : { value: Number(value), unit };
  },
  decode: ({ value, unit }: Measure) => `${String(value)}${unit}`,
});

type ColorValue = Omit<Color, 'alpha'> & { readonly alpha?: number };

const colorValue = ({ colorSpace, components, alpha }: Color): ColorValue => ({
  colorSpace,
  components,
  ...(alpha === 1 ? {} : { alpha }),
});
const colorOf = (value: ColorValue): Color => ({ alpha: 1, ...value });

export const pixels = (value: number): Measure => ({ value, unit: 'px' });

interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
}

const number: Codec = {
  encode: (css) => (Number.isNaN(Number(css)) ? undefined : Number(css)),
  decode: (value: number) => value,
};

/** The types of the Format and Color modules that the tokens use. */
export const codecs = {
  color: {
    encode: (css) => {
      const color = parseColor(css);
      return color && colorValue(color);
    },
    decode: (value: ColorValue) => formatColor(colorOf(value)),
  },
  dimension: measure(/^(-?[\d.]+)(px|rem)$/),
  duration: measure(/^([\d.]+)(ms|s)$/),
  number,
  fontWeight: number,
  fontFamily: {
    encode: (css) => css.split(/\s*,\s*/).map((name) => name.replace(/^['"]|['"]$/g, '')),
    decode: (names: readonly string[]) =>
      names.map((name) => (/^[a-z][\w-]*$/i.test(name) ? name : `'${name}'`)).join(', '),
  },
  cubicBezier: {
    encode: (css) => {
      const [, list = ''] = /^cubic-bezier\(([^()]*)\)$/.exec(css) ?? [];
      return list.split(',').map(Number);
    },
    decode: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  },
  shadow: {
    encode: (css) =>
      parseShadow(css)?.map(({ color, offsetX, offsetY, blur, spread }) => ({
        color: colorValue(color),
        offsetX: pixels(offsetX),
        offsetY: pixels(offsetY),
        blur: pixels(blur),
        spread: pixels(spread),
      })),
    decode: (layers: readonly ShadowValue[]) =>
      formatShadow(
        layers.map(({ color, offsetX, offsetY, blur, spread }) => ({
          color: colorOf(color),
          offsetX: offsetX.value,
          offsetY: offsetY.value,
          blur: blur.value,
          spread: spread.value,
        })),
      ),
  },
} satisfies Record<string, Codec>;
