import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // Small without a bundler too, as a plain HTML page loads it; the map leads back to the source.
  minify: true,
  sourcemap: true,
  // No one reads the name of a required module's object, which would be a fortieth of the file.
  outputOptions: { generatedCode: { symbols: false } },
  // index.js and index.cjs: package.json's type says what '.js' is.
  fixedExtension: false,
});
