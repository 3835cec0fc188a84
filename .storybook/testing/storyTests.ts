import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { storyViteConfig } from '../settings.ts';
import { launchOptions } from '../../.config/chromium.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Vitest project that mounts every story once, examines it (`examineStory.setup.ts`) and compares its screenshot (visual
 * regression test). With the environment variable `STORY_CONDITIONS` it passes through the conditions of visitors and
 * devices instead, without screenshots. To update screenshots, add `--update` to the command.
 */
export const storyTests: TestProjectInlineConfiguration = {
  root: path('../..'),
  // vanilla-extract evaluates style files with these settings, not with those that Storybook's plugin adds.
  resolve: storyViteConfig.resolve,
  environments: storyViteConfig.environments,
  // Dependencies of the set-up file.
  optimizeDeps: { include: ['axe-core'] },
  plugins: [storybookTest({ configDir: path('..') })],
  test: {
    name: 'stories',
    // The journeys examine a page of each kind.
    exclude: ['apps/site/stories/pages/**'],
    setupFiles: [path('../../.config/testing/failOnConsole.ts'), path('examineStory.setup.ts')],
    provide: { conditions: Boolean(process.env['STORY_CONDITIONS']) },
    // Storybook cleans up after each story, so files can share a page, which saves most of the time.
    isolate: false,
    maxWorkers: 2,
    // As for journeys.
    retry: process.env['CI'] ? 1 : 0,
    // Allow for a slow or busy machine.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    browser: {
      enabled: true,
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions,
        contextOptions: {
          locale: 'en-GB',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
          // Half size takes a quarter of the bytes and hides rendering differences between browser patch releases.
          deviceScaleFactor: 0.5,
          // A story higher than this viewport would be scaled down.
          viewport: { width: 1280, height: 10_000 },
        },
      }),
      expect: {
        toMatchScreenshot: {
          // No limit but that of the test: Vitest keeps the timer of one, which delays the end of the run.
          timeout: 0,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.003 },
          resolveScreenshotPath: ({ arg, ext }) => path(`../screenshots/${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path(`../../test-results/stories/${arg}${ext}`),
        },
      },
      instances: [{ browser: 'chromium' }],
    },
  },
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the stories pass through all conditions. */
    readonly conditions: boolean;
  }
}
