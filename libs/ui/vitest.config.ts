import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Parts that change the document itself (its address, scroll lock, timers, storage): each file gets one of its own. */
const ownDocument =
  'src/{ChatButton,ChatPanel,Dialog,Footer,Header,MenuDialog,SkipLink,ThemeToggle}/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@keystrand/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@keystrand/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'jsdom',
    setupFiles: ['../../.config/vitest/failOnConsole.ts', './vitest.setup.ts'],
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'ui', include: ['src/**/*.test.{ts,tsx}'], exclude: [ownDocument], isolate: false },
      },
      { extends: true, test: { name: 'ui, own document', include: [ownDocument] } },
    ],
  },
});
