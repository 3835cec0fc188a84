import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from '../../../.config/chromium.ts';
import { storyViteConfig } from '../../../.storybook/settings.ts';
import { storyCommands } from '../../../.storybook/storyChecks/commands.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Vitest project of keyboard tables and pointers: each row of the parts' guidance, and each kind of pointer, in Chromium. */
export const keyboardTests = {
  ...storyViteConfig,
  extends: true as const,
  root: path('..'),
  optimizeDeps: {
    include: [
      ...storyViteConfig.optimizeDeps.include,
      '@react-spring/web',
      '@storybook/react-vite',
      '@testing-library/jest-dom/vitest',
      '@testing-library/react',
      'storybook/test',
    ],
  },
  test: {
    name: 'keyboard',
    include: ['src/**/*.keyboard.test.tsx', 'checks/pointers/*.test.tsx'],
    setupFiles: [path('../../../.config/vitest/failOnConsole.ts'), path('keyboard.setup.ts')],
    testTimeout: 60_000,
    isolate: false,
    retry: process.env['CI'] ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      commands: storyCommands,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions,
        // The window is not smaller than the frame of the tests, which would be scaled down.
        contextOptions: { reducedMotion: 'reduce' as const, viewport: { width: 1280, height: 800 } },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
