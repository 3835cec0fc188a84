import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../.config/chromium.ts';
import { storyViteConfig } from '../../.storybook/settings.ts';

/** Renders every story in the pseudo-locale in a window 320 px wide. */
export default mergeConfig(
  storyViteConfig,
  defineConfig({
    optimizeDeps: { include: ['@storybook/react-vite', '@testing-library/react', 'clsx'] },
    test: {
      name: 'pseudo-locale',
      include: ['stories/**/*.browser.test.tsx'],
      globalSetup: ['stories/provideDescriptions.ts'],
      // One page for all stories, which saves most of the time.
      isolate: false,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 320, height: 640 },
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
