import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';

/** Tests of components that change the document (URL, scroll lock, timers, storage); each file runs isolated. */
const isolated =
  'src/{ChatButton,ChatPanel,Dialog,Footer,Header,MenuDialog,SkipLink,ThemeToggle}/**/*.test.{ts,tsx}';

/** Keyboard tables, which `test-stories` tests in Chromium (`.storybook/keyboardTests.ts`). */
const keyboard = 'src/**/*.keyboard.test.tsx';

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
        test: {
          name: 'ui',
          include: ['{build,fonts,icons,src,stories}/**/*.test.{ts,tsx}'],
          exclude: [isolated, keyboard, '**/*.browser.test.tsx'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'ui, isolated', include: [isolated], exclude: [keyboard] } },
    ],
  },
});
