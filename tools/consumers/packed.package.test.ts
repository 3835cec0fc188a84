import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dependencyClosure } from './dependencyClosure.ts';
import { entryPoints, importOfAllEntryPoints } from './entryPoints.ts';
import { installPacked } from './installPacked.ts';
import { run } from './npm.ts';
import { libraries } from './packLibraries.ts';
import { namedPaths, readmeExamples, readmeLanguages } from './readmeExamples.ts';

let folder: string;
beforeAll(async () => {
  folder = await installPacked();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the bytes that a file takes on a disk with blocks of 4 KiB. */
const sizeOnDisk = (file: string) => Math.ceil(lstatSync(file).size / 4096) * 4096;

/** Returns the size of a folder on disk in bytes, without packages that are installed inside it. */
function sizeOf(path: string): number {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(path, entry.name))
    .reduce((sum, file) => sum + (lstatSync(file).isDirectory() ? sizeOf(file) : sizeOnDisk(file)), 0);
}

it('installs ui with at most 15 MB, React not counted', () => {
  const sizes = dependencyClosure(join(folder, 'node_modules/@keystrand/ui')).map((installed) => ({
    name: installed.name,
    megabytes: sizeOf(installed.folder) / 1e6,
  }));
  const whole = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
  expect(whole, JSON.stringify(sizes)).toBeLessThanOrEqual(15);
});

describe.each(libraries)('%s', (library) => {
  it.each([
    ['Node', []],
    ['a bundler for browsers', ['--conditions=browser']],
    ['React server components', ['--conditions=react-server']],
  ])('imports every entry under the conditions of %s', async (_, conditions) => {
    const entries = entryPoints(folder, library);
    expect(entries.length).toBeGreaterThan(0);
    const script = `for (const entry of ${JSON.stringify(entries)}) await import(entry);`;
    // Anything that a module prints, such as a warning, is a failure too.
    expect(await run('node', [...conditions, '--input-type=module', '--eval', script], folder)).toBe('');
  });

  it('names only paths that are exported in its README', async () => {
    const script = `
      import { existsSync } from 'node:fs';
      for (const name of ${JSON.stringify(namedPaths(library))})
        if (!existsSync(new URL(import.meta.resolve(name)))) console.log(name);`;
    expect(await run('node', ['--input-type=module', '--eval', script], folder)).toBe('');
  });

  it('has no README example in a language that is not tested', () => {
    const tested = ['css', 'sh', 'ts', 'tsx'];
    expect(readmeLanguages(library).filter((language) => !tested.includes(language))).toEqual([]);
  });
});

it('the kitchen sink of the consumers shows every component of ui', async () => {
  const entries = entryPoints(folder, 'ui').filter((entry) => !/\/(?:icons|theme)$/.test(entry));
  const script = `for (const entry of ${JSON.stringify(entries)}) for (const name of Object.keys(await import(entry))) console.log(name)`;
  const exported = (await run('node', ['--input-type=module', '--eval', script], folder)).trim().split('\n');
  const kitchenSink = join(import.meta.dirname, 'fixtures/kitchen-sink');
  const source = readdirSync(kitchenSink)
    .map((file) => readFileSync(join(kitchenSink, file), 'utf8'))
    .join('');
  const components = exported.filter((name) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(60);
  // The dialog of the menu is passed to its button as a component.
  expect(components.filter((name) => !new RegExp(`<${name}\\b|\\)\\.${name}\\b`).test(source))).toEqual([]);
});

it('requires every entry of chat-engine', async () => {
  const script = `for (const entry of ${JSON.stringify(entryPoints(folder, 'chat-engine'))}) console.log(typeof require(entry));`;
  const printed = await run('node', ['--input-type=commonjs', '--eval', script], folder);
  expect(printed).toMatch(/^(?:object\n)+$/);
});

it.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])(
  'has types for every entry and every README example with moduleResolution %s',
  async (resolution, module) => {
    const source = join(folder, `types-${resolution}`);
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'entries.ts'), importOfAllEntryPoints(folder));
    for (const { file, code } of readmeExamples()) writeFileSync(join(source, file), code);
    // As Vite and Next.js declare style sheets.
    writeFileSync(join(source, 'styles.d.ts'), `declare module '*.css';\n`);
    writeFileSync(
      join(source, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module,
          moduleResolution: resolution,
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          jsx: 'react-jsx',
          strict: true,
          // The declarations of our packages are checked too.
          skipLibCheck: false,
          types: ['node'],
          noEmit: true,
        },
        include: ['.'],
      }),
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    expect(await run('node', [tsc, '-p', source], folder)).toBe('');
  },
);

describe('README examples', () => {
  const examples = readmeExamples();
  let printed: Readonly<Record<string, readonly string[]>>;

  beforeAll(async () => {
    const source = join(folder, 'readme');
    mkdirSync(source);
    for (const { file, code } of examples) writeFileSync(join(source, file), code);
    await esbuild({
      entryPoints: examples.map(({ file }) => join(source, file)),
      outdir: source,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      // Bundlers put style sheets into files of their own.
      plugins: [
        {
          name: 'style-sheets',
          setup(build) {
            build.onResolve({ filter: /\.css$/ }, async ({ path, resolveDir, pluginData }) =>
              pluginData === 'resolved'
                ? undefined
                : {
                    path: (
                      await build.resolve(path, { resolveDir, kind: 'import-rule', pluginData: 'resolved' })
                    ).path,
                    namespace: 'style-sheet',
                  },
            );
            build.onLoad({ filter: /.*/, namespace: 'style-sheet' }, () => ({ contents: '' }));
          },
        },
      ],
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
    });
    writeFileSync(join(source, 'run.mjs'), runner);
    const names = examples.map(({ file }) => file.replace(/\.tsx?$/, '.mjs'));
    printed = JSON.parse(await run('node', [join(source, 'run.mjs'), ...names], source)) as typeof printed;
  });

  it.each(examples)('$file runs and prints what its comments say', ({ file, output }) => {
    expect(printed[file.replace(/\.tsx?$/, '.mjs')]).toEqual(output);
  });
});

/** Imports each example, renders the components that it exports, and prints what each has printed, as JSON. */
const runner = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// The module of a worker listens to messages.
globalThis.addEventListener = () => undefined;
const print = console.log;
const printed = {};
for (const name of process.argv.slice(2)) {
  printed[name] = [];
  console.log = (value) => printed[name].push(JSON.stringify(value));
  console.error = (...values) => printed[name].push('error: ' + values.join(' '));
  for (const [key, part] of Object.entries(await import('./' + name)))
    if (/^[A-Z]/.test(key) && typeof part === 'function') renderToString(createElement(part));
}
print(JSON.stringify(printed));
`;
