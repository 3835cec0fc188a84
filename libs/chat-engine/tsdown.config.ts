import { defineConfig, type UserConfig } from 'tsdown';

const options: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  dts: { oxc: true },
  // Minified for pages that load it without a bundler; the source map refers to the source.
  minify: true,
  sourcemap: true,
  // Names the files index.js and index.cjs: with "type": "module", '.js' is an ES module.
  fixedExtension: false,
};

/** Leaves an import of the root as one of the built file. */
const externalRoot = (file: string) => ({
  name: 'external-root',
  resolveId: {
    order: 'pre' as const,
    handler: (source: string) => (source === './index' ? { id: file, external: true } : undefined),
  },
});

// Each entry is one file: bundled together they would share chunks, which the root must not load.
export default defineConfig([
  {
    ...options,
    entry: 'src/index.ts',
    format: ['esm', 'cjs'],
    // Omits `Symbol.toStringTag` on the exports object, which saves a fortieth of the file.
    outputOptions: { generatedCode: { symbols: false } },
  },
  ...['near', 'words', 'prepare'].flatMap((entry) =>
    (['esm', 'cjs'] as const).map((format): UserConfig => ({
      ...options,
      entry: `src/${entry}.ts`,
      format,
      clean: false,
      plugins: [externalRoot(format === 'esm' ? './index.js' : './index.cjs')],
      outputOptions: { generatedCode: { symbols: false } },
    })),
  ),
]);
