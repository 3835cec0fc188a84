import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import type { Plugin } from 'vite';
import { parseColor } from '../src/theme/color.ts';
import { kebabCase } from '../src/theme/customProperty.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { parseShadow } from '../src/theme/shadow.ts';
import type { ThemeTokens } from '../src/theme/tokens.ts';
import { tokenValues } from '../src/theme/values.ts';

type Values = Readonly<Record<string, string | number>>;

const pixels = (value: number) => ({ value, unit: 'px' });

/** Returns the length of a fluid size in the widest window. The format has no other units than these. */
function parseLength(css: string) {
  const [, value, unit] = /([\d.]+)(px|rem)\)?$/.exec(css) ?? [];
  return unit && { value: Number(value), unit };
}

/** Types of the Design Tokens Community Group by group of tokens, each with the value for CSS; undefined if it has none. */
const types: Readonly<Record<string, readonly [type: string, parse: (css: string) => unknown]>> = {
  color: ['color', parseColor],
  strand: ['color', parseColor],
  shadow: [
    'shadow',
    (css) =>
      parseShadow(css)?.map(({ color, ...lengths }) => ({
        color,
        ...Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, pixels(length)])),
      })),
  ],
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
  const source = ['tokens', 'values']
    .map((name) => readFileSync(new URL(`../src/theme/${name}.ts`, import.meta.url), 'utf8'))
    .join('\n');
  const descriptions = new Map<string, string>();
  let group = '';
  for (const [, theme, values, comment = '', name] of source.matchAll(
    /^export interface Theme(\w+)s |^ {2}(\w+): \{|\/\*\* (.*?) \*\/\n +(?:readonly )?(\w+): (?!\{)/gm,
  ))
    if (name) descriptions.set(`${group}.${name}`, comment.replaceAll('`', ''));
    else group = theme?.toLowerCase() ?? values ?? '';
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

/** Writes all tokens to `tokens.json` for design tools, with fluid sizes at their largest. Throws if they are invalid. */
export const tokensFile = (): Plugin => ({
  name: 'package-tokens-file',
  async generateBundle() {
    const descriptions = readDescriptions();
    const themed = ({ color, shadow }: ThemeTokens) =>
      formatGroups({ color: { ...color }, shadow: { ...shadow } }, descriptions);
    const tokens = { light: themed(light), dark: themed(dark), ...formatGroups(tokenValues, descriptions) };
    const source = `${JSON.stringify(tokens, null, 2)}\n`;
    const config = defineConfig({}, { cwd: new URL(import.meta.url) });
    await parse([{ filename: new URL('tokens.json', import.meta.url), src: source }], { config });
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source });
  },
});
