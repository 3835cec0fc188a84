import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';

/** Parts that change the document itself (its address, scroll lock, timers, storage): each file gets one of its own. */
const ownDocument =
  'src/{ChatButton,ChatPanel,Dialog,Footer,Header,MenuDialog,SkipLink,ThemeToggle}/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
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
