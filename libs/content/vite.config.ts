import { defineConfig } from 'vite';
import { entries } from './entries.ts';

// Built by Vite because the page index uses `import.meta.glob`.
export default defineConfig({
  build: {
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    target: 'es2023',
    lib: {
      formats: ['es'],
      entry: entries,
    },
    // A dependency of the package; applications install it.
    rolldownOptions: { external: ['leven'] },
  },
});
