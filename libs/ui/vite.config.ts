import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './entries.ts';

/**
 * Builds the published package: one module per entry point, shared chunks, and all styles in `style.css`. Does not use
 * Vite's library mode, which would inline the font in the style sheet.
 */
export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    target: 'es2022',
    // Browsers that support light-dark(), so that Vite does not transpile it.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@ariakit\//, /^@tabler\//, /^@keystrand\//, 'clsx'],
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
