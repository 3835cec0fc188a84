import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';

const folder = new URL('..', import.meta.url);
const names = ['TableError', 'checkTable', 'createEngine', 'isSendable'];
const file = (path: string) => new URL(path, folder).pathname;
const published = manifest.exports['.'];
/** The opt-in entries with their exports, and the files of the root that they import. */
const entries = [
  ['./near', ['createNearSearch'], []],
  ['./words', ['createWordSearch'], []],
  ['./prepare', ['loadIndex', 'prepareIndex'], ['./index']],
] as const;

const bundlers: Record<string, (source: string) => Promise<string>> = {
  async esbuild(source) {
    const { outputFiles } = await esbuild({
      stdin: { contents: source, resolveDir: file('.') },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  },
  async rolldown(source) {
    const entry = '\0entry.js';
    const bundle = await rolldown({
      input: 'entry',
      cwd: file('.'),
      plugins: [
        {
          name: 'entry',
          resolveId: (id) =>
            id === 'entry'
              ? entry
              : id.startsWith('@keystrand/')
                ? file(id.replace('@keystrand/chat-engine', 'dist').replace(/^dist$/, 'dist/index') + '.js')
                : undefined,
          load: (id) => (id === entry ? source : undefined),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    return output[0].code;
  },
};

it('can be imported and required, with the same exports', async () => {
  expect(Object.keys((await import(file(published.import.default))) as object).sort()).toEqual(names);
  expect(
    Object.keys(createRequire(import.meta.url)(file(published.require.default)) as object).sort(),
  ).toEqual(names);
});

it.each(Object.entries(bundlers))('is at most 1,800 bytes gzipped, bundled by %s', async (_, bundle) => {
  const whole = await bundle(`export * from '@keystrand/chat-engine';`);
  expect(names.filter((name) => !whole.includes(name))).toEqual([]);
  expect(gzipSync(whole, { level: 9 }).length).toBeLessThanOrEqual(1800);
});

it.each([published.import.default, published.require.default])(
  'is at most 1,800 bytes gzipped as published, in %s',
  (path) => {
    expect(gzipSync(readFileSync(file(path)), { level: 9 }).length).toBeLessThanOrEqual(1800);
  },
);

it.each(Object.entries(bundlers))(
  'adds nothing to a bundle if it is imported and not used, by %s',
  async (_, bundle) => {
    expect(
      await bundle(`import { createEngine } from '@keystrand/chat-engine'; const unused = createEngine;`),
    ).toBe('');
  },
);

describe.each(entries)('the entry %s', (entry, exported, imported) => {
  const paths = manifest.exports[entry];

  it('can be imported and required, with the same exports', async () => {
    for (const loaded of [
      (await import(file(paths.import.default))) as object,
      createRequire(import.meta.url)(file(paths.require.default)) as object,
    ])
      expect(Object.keys(loaded).sort()).toEqual(exported);
  });

  it.each([paths.import.default, paths.require.default])('is at most 1,000 bytes gzipped, in %s', (path) => {
    const shipped = readFileSync(file(path), 'utf8');
    expect(gzipSync(shipped, { level: 9 }).length).toBeLessThanOrEqual(1000);
    const sources = [...shipped.matchAll(/(?:from|require\()["'`]([^"'`]*)/g)].map((match) => match[1]);
    expect(sources).toEqual(imported.map((source) => source + (path.endsWith('.cjs') ? '.cjs' : '.js')));
  });

  it.each(Object.entries(bundlers))(
    'adds nothing to a bundle if it is not used, by %s',
    async (_, bundle) => {
      const [name] = exported;
      const source = `import { ${name} } from '@keystrand/chat-engine${entry.slice(1)}'; const unused = ${name};`;
      expect(await bundle(source)).toBe('');
    },
  );
});

it('uses the same error class in the root and in the entry that imports it', async () => {
  const root = (await import(file(published.import.default))) as { TableError: new () => Error };
  const { prepareIndex } = (await import(file(manifest.exports['./prepare'].import.default))) as {
    prepareIndex: (entries: unknown[]) => Promise<unknown>;
  };
  await expect(prepareIndex([{ term: '' }])).rejects.toBeInstanceOf(root.TableError);
});

it('has no dependencies', () => {
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  const shipped =
    readFileSync(file(published.import.default), 'utf8') +
    readFileSync(file(published.require.default), 'utf8');
  expect(shipped).not.toMatch(/\bimport\b|\brequire\(/);
});
