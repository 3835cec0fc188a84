import { readFileSync } from 'node:fs';
import { ColorSpace, OKLCH, parse, sRGB } from 'colorjs.io/fn';
import type { Plugin } from 'vite';
import { kebabCase } from '../src/theme/customProperties.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { tokenValues } from '../src/theme/values.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

function color(css: string) {
  const { spaceId, coords, alpha } = parse(css);
  return { colorSpace: spaceId, components: coords.map((value) => Number(value?.toFixed(4))), alpha };
}

/** Returns the length of a fluid size in the widest window. The format has no other units than these. */
function dimension(css: string) {
  const [, value, unit = 'px'] = /([\d.]+)(px|rem)?\)*$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

/** Returns the layers of a shadow of three lengths and a colour. */
const shadow = (css: string) =>
  css.split(/, (?=\d)/).map((layer) => {
    const [offsetX, offsetY, blur, spread] = [...layer.split(' ', 3), '0px'].map(dimension);
    return { color: color(layer.replace(/^(\S+ ){3}/, '')), offsetX, offsetY, blur, spread };
  });

const fontFamily = (css: string) => css.split(', ').map((name) => name.replaceAll("'", ''));
const duration = (css: string) => ({ value: parseFloat(css), unit: 'ms' });
const cubicBezier = (css: string) => css.match(/[\d.]+/g)?.map(Number);

/** Types of the Design Tokens Community Group, each with its value for CSS, undefined if it has none. */
const types = {
  color,
  dimension,
  shadow,
  fontFamily,
  fontWeight: Number,
  duration,
  cubicBezier,
  number: parseFloat,
};

/** Groups of tokens that do not have the name of their type. The others are numbers. */
const groupTypes: Readonly<Record<string, keyof typeof types>> = {
  strand: 'color',
  easing: 'cubicBezier',
  space: 'dimension',
  fontSize: 'dimension',
  radius: 'dimension',
  layout: 'dimension',
};

/** The doc comments of the tokens by group and name, so that they are written once. */
const descriptions = new Map<string, string>();
for (const file of ['light', 'values']) {
  let group = '';
  const source = readFileSync(new URL(`../src/theme/${file}.ts`, import.meta.url), 'utf8');
  for (const [, groupName, comment = '', name] of source.matchAll(
    /^ {2}(\w+): \{|\/\*\* (.*?) \*\/\n +(\w+): (?!\{)/gm,
  ))
    if (name) descriptions.set(`${group}.${name}`, comment.replaceAll('`', ''));
    else group = groupName ?? '';
}

/** Returns groups of tokens in the DTCG format. A value that the format cannot express is left out. */
const formatGroups = (groups: object) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, values]: [string, object]) => {
      const $type = groupTypes[group] ?? (group in types ? (group as keyof typeof types) : 'number');
      const tokens = Object.entries(values).flatMap(([name, css]) => {
        const token = {
          $value: types[$type](String(css)),
          $description: descriptions.get(`${group}.${name}`),
        };
        return token.$value === undefined ? [] : [[kebabCase(name), token] as const];
      });
      return [kebabCase(group), { $type, ...Object.fromEntries(tokens) }];
    }),
  );

/** Writes all tokens to `tokens.json` for design tools, with fluid sizes at their largest. */
export const tokensFile = (): Plugin => ({
  name: 'package-tokens-file',
  generateBundle() {
    const tokens = { light: formatGroups(light), dark: formatGroups(dark), ...formatGroups(tokenValues) };
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source: JSON.stringify(tokens, null, 2) });
  },
});
