import { readFileSync } from 'node:fs';
import { ColorSpace, OKLCH, parse, sRGB } from 'colorjs.io/fn';
import type { Plugin } from 'vite';
import { kebabCase } from '../src/theme/customProperties.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { tokenValues } from '../src/theme/values.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

type Values = Readonly<Record<string, string | number>>;

function parseColor(css: string) {
  const { spaceId, coords, alpha } = parse(css);
  return { colorSpace: spaceId, components: coords.map((value) => Number(value?.toFixed(4))), alpha };
}

/** Returns the length of a fluid size in the widest window. The format has no other units than these. */
function parseLength(css: string) {
  const [, value, unit = 'px'] = /([\d.]+)(px|rem)?\)?$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

/** Returns the layers of a shadow of three lengths and a colour. */
const parseShadow = (css: string) =>
  [...css.matchAll(/(\S+) (\S+) (\S+) (\w+\([^)]*\))/g)].map(
    ([, offsetX = '', offsetY = '', blur = '', color = '']) => ({
      color: parseColor(color),
      offsetX: parseLength(offsetX),
      offsetY: parseLength(offsetY),
      blur: parseLength(blur),
      spread: parseLength('0px'),
    }),
  );

/** Types of the Design Tokens Community Group by group of tokens, each with the value for CSS; undefined if it has none. */
const types: Readonly<Record<string, readonly [type: string, parse: (css: string) => unknown]>> = {
  color: ['color', parseColor],
  strand: ['color', parseColor],
  shadow: ['shadow', parseShadow],
  fontFamily: ['fontFamily', (css) => css.split(', ').map((name) => name.replaceAll("'", ''))],
  fontWeight: ['fontWeight', Number],
  duration: ['duration', (css) => ({ value: parseFloat(css), unit: 'ms' })],
  easing: ['cubicBezier', (css) => css.match(/[\d.]+/g)?.map(Number)],
  space: ['dimension', parseLength],
  fontSize: ['dimension', parseLength],
  radius: ['dimension', parseLength],
  layout: ['dimension', parseLength],
};

/** Returns the doc comments of the tokens by group and name, so that they are written once. */
function readDescriptions(): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  let group = '';
  for (const file of ['light', 'values']) {
    const source = readFileSync(new URL(`../src/theme/${file}.ts`, import.meta.url), 'utf8');
    for (const [, groupName, comment = '', name] of source.matchAll(
      /^ {2}(\w+): \{|\/\*\* (.*?) \*\/\n +(\w+): (?!\{)/gm,
    ))
      if (name) descriptions.set(`${group}.${name}`, comment.replaceAll('`', ''));
      else group = groupName ?? '';
  }
  return descriptions;
}

/** Returns groups of tokens in the DTCG format. A value that the format cannot express is left out. */
function formatGroups(groups: Readonly<Record<string, Values>>, descriptions: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(groups).map(([group, values]) => {
      const [$type, parseValue] = types[group] ?? ['number', parseFloat];
      const tokens = Object.entries(values).flatMap(([name, css]) => {
        const $value = parseValue(String(css));
        const $description = descriptions.get(`${group}.${name}`);
        return $value === undefined ? [] : [[kebabCase(name), { $value, $description }] as const];
      });
      return [kebabCase(group), { $type, ...Object.fromEntries(tokens) }];
    }),
  );
}

/** Writes all tokens to `tokens.json` for design tools, with fluid sizes at their largest. */
export const tokensFile = (): Plugin => ({
  name: 'package-tokens-file',
  generateBundle() {
    const descriptions = readDescriptions();
    const tokens = {
      light: formatGroups(light, descriptions),
      dark: formatGroups(dark, descriptions),
      ...formatGroups(tokenValues, descriptions),
    };
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source: `${JSON.stringify(tokens, null, 2)}\n` });
  },
});
