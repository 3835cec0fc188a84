import { defineConfig } from 'vite';

// Vite, because the page index is made by its `import.meta.glob`.
export default defineConfig({
  build: {
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    target: 'es2023',
    lib: {
      formats: ['es'],
      entry: {
        index: 'src/index.ts',
        pages: 'src/pages.ts',
        chatTopics: 'src/chatTopics.ts',
        'assessment/score': 'src/assessment/score.ts',
      },
    },
  },
});
