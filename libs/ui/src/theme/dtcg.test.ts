// @vitest-environment node
/// <reference types="node" />
import Ajv from 'ajv';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { formatSchema, resolverSchema } from '../testing/dtcgSchema';
import type { Color } from './color';
import { formatColor } from './color';
import { customProperties, defaultTokens } from './customProperties';
import { kebabCase } from './customProperty';
import { fromDtcg, resolver, toDtcg } from './dtcg';
import type { DtcgFiles } from './dtcg';
import { fluid } from './fluid';

const source = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** Returns the doc comments of the tokens, by group or token, so that they are written once. */
function readDescriptions(): Record<string, string> {
  const descriptions: Record<string, string> = {};
  let group = '';
  for (const [, block, comment, key] of `${source('tokens.ts')}\n${source('values.ts')}`.matchAll(
    /export interface Theme(Colors|Shadows)|\/\*\* (.*?) \*\/\n {2,4}(?:readonly )?(\w+): |\n {2}\w+: \{/g,
  )) {
    if (block) group = block.toLowerCase().slice(0, -1);
    if (!comment || !key) continue;
    const isGroup = key in defaultTokens.values || key in defaultTokens.light;
    if (isGroup) group = key;
    descriptions[isGroup ? key : `${group}.${key}`] = comment.replaceAll('`', '');
  }
  return descriptions;
}

const descriptions = readDescriptions();
const files = toDtcg(defaultTokens, descriptions);

const committed = (name: string) => `../../tokens/${name}`;
const written = (name: string, value: unknown) =>
  format(JSON.stringify(value), { filepath: name, printWidth: 110 });

describe('the export in libs/ui/tokens', () => {
  // `npx vitest run dtcg -u` in libs/ui writes the files.
  it.each(Object.entries({ ...files, 'tokens.resolver.json': resolver }))(
    'has %s up to date',
    async (name, value) => {
      await expect(await written(name, value)).toMatchFileSnapshot(committed(name));
    },
  );

  it('has a table of all custom properties up to date', async () => {
    const properties = customProperties(defaultTokens);
    const groups = { ...defaultTokens.light, ...defaultTokens.values };
    const sections = Object.entries(groups).map(([group, tokens]) => {
      const rows = Object.keys(tokens).map((name) => {
        const property = `--ks-${kebabCase(group)}-${kebabCase(name)}` as const;
        return `| \`${property}\` | \`${properties[property]}\` | ${descriptions[`${group}.${name}`] ?? ''} |`;
      });
      return `## ${kebabCase(group)}\n\n${descriptions[group] ?? ''}\n\n| custom property | default | use |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
    });
    const text = `# Tokens of @keystrand/ui\n\nPublic custom properties. Removing or renaming one is a breaking change. Generated from \`src/theme/tokens.ts\`, \`light.ts\`, \`dark.ts\` and \`values.ts\` by \`dtcg.test.ts\`.\n\n${sections.join('\n')}`;
    await expect(await format(text, { filepath: 'README.md', printWidth: 110 })).toMatchFileSnapshot(
      committed('README.md'),
    );
  });

  it('describes every group and every role of a colour', () => {
    const names = [
      ...Object.keys({ ...defaultTokens.light, ...defaultTokens.values }),
      ...Object.keys(defaultTokens.light.color).map((role) => `color.${role}`),
      ...Object.keys(defaultTokens.light.shadow).map((name) => `shadow.${name}`),
      ...Object.keys(defaultTokens.values['fontSize'] ?? {}).map((name) => `fontSize.${name}`),
    ];
    expect(names.filter((name) => !descriptions[name])).toEqual([]);
  });
});

describe('the schema', () => {
  const ajv = new Ajv({ logger: false });
  const isFormat = ajv.compile(formatSchema);
  const isResolver = ajv.compile(resolverSchema);

  it.each(Object.entries(files))('accepts %s', (_, file) => {
    isFormat(file);
    expect(isFormat.errors ?? []).toEqual([]);
  });

  it('accepts the resolver document', () => {
    isResolver(resolver);
    expect(isResolver.errors ?? []).toEqual([]);
  });

  it.each([
    ['a string as colour', { color: { $type: 'color', page: { $value: '#fff' } } }],
    ['a unit of no dimension', { space: { $type: 'dimension', a: { $value: { value: 1, unit: 'em' } } } }],
    ['a name with a dot', { color: { $type: 'color', 'a.b': { $value: 1 } } }],
    ['a token without value', { hue: { $type: 'number', teal: { $description: 'x' } } }],
  ])('refuses %s', (_, file) => {
    expect(isFormat(file)).toBe(false);
  });
});

describe('the round trip', () => {
  it('returns the same tokens, CSS and JSON', () => {
    const parsed = JSON.parse(JSON.stringify(files)) as DtcgFiles;
    const { tokens, descriptions: read } = fromDtcg(parsed);
    expect(customProperties(tokens)).toEqual(customProperties(defaultTokens));
    expect(read).toEqual(descriptions);
    expect(toDtcg(tokens, read)).toEqual(files);
    expect(tokens.light).toEqual(defaultTokens.light);
    expect(tokens.dark).toEqual(defaultTokens.dark);
  });

  const unit = fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs);
  const color: fc.Arbitrary<Color> = fc.record({
    colorSpace: fc.constantFrom('srgb' as const, 'oklch' as const),
    components: fc.tuple(unit, unit, unit),
    alpha: unit,
  });
  const size = fc.integer({ min: 0, max: 200 });

  it('returns the same values for any colour, size, shadow and family', () => {
    fc.assert(
      fc.property(
        color,
        color,
        size,
        size,
        fc.integer({ min: -40, max: 40 }),
        (light, dark, from, more, offset) => {
          const accents = { light: formatColor(light), dark: formatColor(dark) };
          const theme = (name: 'light' | 'dark') => ({
            color: { ...defaultTokens[name].color, accent: accents[name] },
            shadow: {
              ...defaultTokens[name].shadow,
              raised: `0 ${offset === 0 ? '0' : `${String(offset)}px`} 4px ${accents[name]}`,
            },
          });
          const tokens = {
            light: theme('light'),
            dark: theme('dark'),
            values: {
              ...defaultTokens.values,
              space: { 4: `${String(from)}px`, gutter: fluid(from, from + more + 1) },
              fontFamily: { sans: "'Any Family', system-ui" },
            },
          };
          const exported = toDtcg(tokens, descriptions);
          const { tokens: read } = fromDtcg(JSON.parse(JSON.stringify(exported)) as DtcgFiles);
          expect(customProperties(read)).toEqual(customProperties(tokens));
          expect(toDtcg(read, descriptions)).toEqual(exported);
        },
      ),
    );
  });
});
