import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import type { ParserOptions } from 'react-docgen-typescript';
import { docgenOptions, docgenTsconfig } from '../../../.storybook/docgen.ts';
import type { DocgenProp } from '../../../.storybook/docgen.ts';
import { propsTableRow } from '../../../.storybook/propsTable.ts';
import { wcag } from '../src/guidance/wcag.ts';
import { customProperty } from '../src/theme/customProperty.ts';
import { parts } from './parts.ts';
import type { Part } from './parts.ts';
import { partSources } from './partSources.ts';
import { readGuidance } from './readGuidance.ts';
import type { Registry, RegistryProp } from './Registry.ts';

const root = join(import.meta.dirname, '..');

interface DescribedComponent {
  readonly displayName: string;
  readonly props: Readonly<Record<string, DocgenProp>>;
}

/** Describes the components of the modules, as Storybook does. Takes some seconds. */
function describeComponents(modules: readonly string[]): readonly DescribedComponent[] {
  const parser = withCustomConfig(docgenTsconfig, docgenOptions as unknown as ParserOptions);
  return parser.parse(
    modules.map((module) => join(root, 'src', module)),
  ) as unknown as readonly DescribedComponent[];
}

function describeProp(prop: DocgenProp): RegistryProp {
  const { type, defaultValue } = propsTableRow(prop);
  return {
    name: prop.name,
    type: type.summary,
    required: prop.required,
    ...(defaultValue ? { default: defaultValue.summary } : {}),
    description: prop.description,
  };
}

function tokens(sources: readonly string[]): readonly string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\btheme\.(color|shadow)\.(\w+)/g)].map(([, group = '', name = '']) =>
      customProperty(group, name),
    ),
  );
  return [...new Set(names)].sort();
}

const byName = (a: Part, b: Part) => a.name.localeCompare(b.name, 'en');

/**
 * Returns the contents of `registry.json`: every part with its entry point, props and guidance.
 * @throws {Error} naming the part, if it has no guidance
 */
export async function createRegistry(): Promise<Registry> {
  const { name, version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Pick<
    Registry,
    'name' | 'version' | 'description'
  >;
  const guidance = await readGuidance();
  const all = [...parts()].sort(byName);
  const described = describeComponents([...new Set(all.map(({ module }) => module))]);
  return {
    $schema: './registry.schema.json',
    name,
    version,
    description,
    parts: all.map((part) => {
      const own = guidance.get(part.name);
      if (!own)
        throw new Error(
          `"${part.name}" has no guidance: write src/${part.module.replace(/\w+\.tsx$/, '')}${part.name}.guidance.ts.`,
        );
      const { purpose, useFor, notFor, limits, related, keyboard, accessibility } = own;
      const sources = partSources(part, all);
      const props = described.find(({ displayName }) => displayName === part.name)?.props ?? {};
      return {
        name: part.name,
        purpose,
        entry: part.entry,
        import: `import { ${part.name} } from '${part.entry}';`,
        declaration: part.module.replace(/\.tsx$/, '.d.ts'),
        css: `${name}/${part.name}.css`,
        client: sources[0].startsWith("'use client'"),
        props: Object.values(props).map(describeProp),
        useFor,
        notFor,
        limits,
        related,
        keyboard,
        accessibility: {
          ...accessibility,
          meets: accessibility.meets.map(({ criterion, how }) => ({ criterion, ...wcag[criterion], how })),
        },
        tokens: tokens(sources),
      };
    }),
  };
}
