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
  // Omits `Symbol.toStringTag` on the exports object and hints for bundlers within functions, a twentieth of the file.
  outputOptions: { generatedCode: { symbols: false }, comments: false },
};

// Each entry is one file: bundled together they would share chunks, which the root must not load.
export default defineConfig([
  {
    ...options,
    entry: 'src/index.ts',
    format: ['esm', 'cjs'],
  },
  ...(['esm', 'cjs'] as const).map((format): UserConfig => ({
    ...options,
    entry: 'src/questions.ts',
    format,
    clean: false,
  })),
]);
