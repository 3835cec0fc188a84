import { dirname, isAbsolute, join, parse } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { entryPoints, styleSheets } from '../entryPoints.ts';
import type { PublishedPackage } from '../packages.ts';
import type { Budgets } from './Budgets.ts';

/** Leaves out other packages and what is loaded on demand. */
const ownCode: Plugin = {
  name: 'own-code',
  setup({ onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isAbsolute(path) ? undefined : { path, external: true },
    );
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Leaves out React, which every application that uses these packages has already. */
const allButReact: Plugin = {
  name: 'all-but-react',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|react-dom|scheduler)($|\/)/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Makes `<number>.js` re-export one value, for the export of that number. */
function singleExports(exports: readonly { readonly file: string; readonly name: string }[]): Plugin {
  const namespace = 'single-export';
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^export:/ }, ({ path }) => ({ path: path.slice('export:'.length), namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const { file = '', name = '' } = exports[Number(path)] ?? {};
        return { contents: `export { ${name} } from ${JSON.stringify(file)};`, resolveDir: dirname(file) };
      });
    },
  };
}

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
  outdir: '/out',
  logLevel: 'silent',
} as const;

/** Files by the number of their entry point. */
const numbered = (files: readonly string[]) =>
  Object.fromEntries(files.map((file, index) => [String(index), file]));

const compressedSizes = new Map<string, number>();

/** Returns the size of a file after brotli. Remembers it: with and without dependencies, most bundles are the same. */
function compressedSize(hash: string, contents: Uint8Array): number {
  const size = compressedSizes.get(hash) ?? brotliCompressSync(contents).length;
  compressedSizes.set(hash, size);
  return size;
}

/** Bundles entry points, each alone, and returns their compressed sizes in bytes, in the same order. */
async function bundleSizes(files: readonly string[], plugins: Plugin[], external: string[] = []) {
  const { outputFiles } = await build({ ...options, entryPoints: numbered(files), plugins, external });
  const sizes = new Map(
    outputFiles.map(({ path, contents, hash }) => [parse(path).name, compressedSize(hash, contents)]),
  );
  return files.map((_, index) => sizes.get(String(index)) ?? 0);
}

/** Returns the names of the values that modules export, in the same order. */
async function exportedNames(files: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: numbered(files),
    metafile: true,
    plugins: [ownCode],
  });
  const names = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [parse(path).name, output.exports.toSorted()]),
  );
  return files.map((_, index) => names.get(String(index)) ?? []);
}

/** Measures each export and each style sheet of a built package. */
export async function measureSizes(published: PublishedPackage): Promise<Budgets> {
  const { folder, manifest } = published;
  const entries = entryPoints(manifest);
  const files = entries.map(({ module }) => join(folder, module));
  const names = await exportedNames(files);
  const exports = files.flatMap((file, index) =>
    (names[index] ?? []).map((name) => ({ file, name, specifier: entries[index]?.specifier ?? '' })),
  );
  const modules = exports.map((_, index) => `export:${String(index)}`);
  const own = await bundleSizes(modules, [singleExports(exports), ownCode]);
  const bundled = await bundleSizes(modules, [singleExports(exports), allButReact]);

  const sheets = [...styleSheets(published)];
  const sheetSizes = await bundleSizes(
    sheets.map(([, path]) => join(folder, path)),
    [],
    ['*.woff2'],
  );
  return {
    exports: Object.fromEntries(
      entries.map(({ specifier }) => [
        specifier,
        Object.fromEntries(
          exports.flatMap((item, index) =>
            item.specifier === specifier
              ? [[item.name, { own: own[index] ?? 0, bundled: bundled[index] ?? 0 }]]
              : [],
          ),
        ),
      ]),
    ),
    sheets: Object.fromEntries(sheets.map(([name], index) => [name, sheetSizes[index] ?? 0])),
  };
}
