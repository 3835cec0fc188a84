import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import manifest from '../package.json';

const folder = new URL('..', import.meta.url);
const names = ['TableError', 'checkTable', 'createEngine', 'isSendable'];
const file = (path: string) => new URL(path, folder).pathname;
const published = manifest.exports['.'];

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
                ? file(published.import.default)
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

it('has no dependencies', () => {
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  const shipped =
    readFileSync(file(published.import.default), 'utf8') +
    readFileSync(file(published.require.default), 'utf8');
  expect(shipped).not.toMatch(/\bimport\b|\brequire\(/);
});
