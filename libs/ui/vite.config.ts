import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './entries.ts';

/**
 * The published package: one module an entry, what they share in chunks, and every style in `style.css`.
 * Not Vite's library mode, which would write the font into the style sheet.
 */
export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    target: 'es2022',
    // Kept as written: light-dark() must reach the browser, see the theme.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@ariakit\//, /^@tabler\//, /^@keystrand\//],
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
