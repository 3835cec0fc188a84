import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@keystrand/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@keystrand/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'jsdom',
    // What the tests share they put back; a document of its own for each file would take most of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
});
