// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from './createRegistry';
import { llmsText } from './llmsText';
import { parts } from './parts';
import type { Registry, RegistryPart } from './Registry';
import schema from './registry.schema.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
let registry: Registry;

beforeAll(async () => {
  registry = await createRegistry();
}, 60_000);

const part = (name: string): RegistryPart | undefined => registry.parts.find((entry) => entry.name === name);

describe('registry.json', () => {
  const validate = new Ajv({ allErrors: true }).compile(schema);

  it('is valid by its schema', () => {
    validate(JSON.parse(JSON.stringify(registry)));
    expect(validate.errors).toBeNull();
  });

  it('would be invalid without guidance, with an unknown unit or an additional property', () => {
    const [first] = registry.parts;
    const { purpose: _purpose, ...withoutPurpose } = first as RegistryPart;
    const limits = [{ prop: 'heading', unit: 'letters', max: 3 }];
    for (const wrong of [withoutPurpose, { ...first, limits }, { ...first, more: true }])
      expect(validate({ ...registry, parts: [wrong] })).toBe(false);
  });

  it('says how to import each part', () => {
    expect(part('Hero')).toMatchObject({
      entry: '@keystrand/ui',
      import: "import { Hero } from '@keystrand/ui';",
      css: '@keystrand/ui/Hero.css',
    });
    expect(part('Dialog')?.import).toBe("import { Dialog } from '@keystrand/ui/dialog';");
  });

  it('describes props with types and defaults as they are written in code', () => {
    const props = part('GlowButton')?.props ?? [];
    expect(props.find(({ name }) => name === 'size')).toEqual({
      name: 'size',
      type: "'small' | 'medium' | 'large'",
      required: false,
      default: "'medium'",
      description: 'Height of 44, 52 or 58 px.',
    });
    expect(props.find(({ name }) => name === 'children')?.required).toBe(true);
  });

  it('describes props of every part but those that only pass on attributes', () => {
    expect(registry.parts.filter(({ props }) => props.length === 0).map(({ name }) => name)).toEqual([
      'Container',
      'FieldPair',
      'NotFoundArt',
      'StrandMark',
      'SurfaceFooter',
    ]);
  });

  it('limits only props that exist', () => {
    const own = new Set(['children', 'label', 'hint', 'error', 'title']);
    const unknown = registry.parts.flatMap(({ name, limits, props }) =>
      limits
        .map(({ prop }) => prop.replace(/[.[].*/, ''))
        .filter((prop) => !own.has(prop) && !props.some((candidate) => candidate.name === prop))
        .map((prop) => `${name}.${prop}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names the colours that a part uses', () => {
    expect(part('GlowButton')?.tokens).toContain('--ks-color-solid');
    expect(part('Container')?.tokens).toEqual([]);
  });

  it('marks exactly the parts whose module is a client module', () => {
    const modules = parts().map(({ name, module }) => ({
      name,
      client: readFileSync(join(root, 'src', module), 'utf8').startsWith("'use client'"),
    }));
    expect(registry.parts.map(({ name, client }) => ({ name, client }))).toEqual(
      expect.arrayContaining(modules),
    );
  });
});

describe('llms.txt', () => {
  let text = '';
  beforeAll(() => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly exports: Parameters<typeof llmsText>[1];
    };
    text = llmsText(registry, exports);
  });

  it('has the form of llmstxt.org: name, summary, details, then sections with lists of links', () => {
    const [title = '', , summary = ''] = text.split('\n');
    expect(title).toBe('# @keystrand/ui');
    expect(summary).toMatch(/^> \S/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const sections = text.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      'Entry points',
      'Style sheets',
      'Parts',
      'Data',
      'Optional',
    ]);
    const lines = sections.flatMap((section) => section.split('\n').slice(1)).filter(Boolean);
    expect(lines.filter((line) => !/^- \[[^\]]+\]\([^)]+\): \S.*[^ ]$/.test(line))).toEqual([]);
  });

  it('gives the purpose of every part', () => {
    expect(registry.parts.filter(({ purpose }) => !text.includes(purpose))).toEqual([]);
  });

  it('describes every entry point and style sheet that the package exports', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, unknown>>;
    };
    const notListed = new Set(['./package.json', './global', './llms.txt']);
    const missing = Object.keys(exports).filter(
      (entry) =>
        !notListed.has(entry) &&
        !entry.includes('*') &&
        !text.includes(`[${entry.replace('.', '@keystrand/ui')}](`),
    );
    expect(missing).toEqual([]);
  });
});
