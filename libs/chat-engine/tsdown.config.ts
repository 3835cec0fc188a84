import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // Minified for pages that load it without a bundler; the source map refers to the source.
  minify: true,
  sourcemap: true,
  // Omits `Symbol.toStringTag` on the exports object, which saves a fortieth of the file.
  outputOptions: { generatedCode: { symbols: false } },
  // Names the files index.js and index.cjs: with "type": "module", '.js' is an ES module.
  fixedExtension: false,
});
