import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { builtModules } from '../../.config/packages/builtModules.ts';

/** Tests of the built package; run `npm run build` first. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'package', environment: 'node', include: ['checks/*.test.ts'] } },
      {
        extends: true,
        // Stories and tests have styles of their own.
        plugins: [builtModules(import.meta.dirname), vanillaExtractPlugin()],
        test: {
          name: 'unit tests',
          environment: 'jsdom',
          setupFiles: ['../../.config/vitest/failOnConsole.ts', './vitest.setup.ts'],
          include: [
            'src/[A-Z]*/**/*.test.{ts,tsx}',
            'src/{serverRendering,rootAttributes,useHydrated}.test.tsx',
          ],
          // Keyboard tables need a browser; `test-stories` tests them.
          // Tests of components that change the document need a new one each; once, in vitest.config.ts, is enough.
          exclude: [
            'src/**/*.keyboard.test.tsx',
            'src/{ChatButton,ChatPanel,Dialog,Footer,Header,MenuDialog,SkipLink,ThemeToggle}/**/*.test.tsx',
          ],
          isolate: false,
        },
      },
    ],
  },
});
