import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('.', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const themes = ['light', 'dark'] as const;

const pictures = fileURLToPath(new URL('pictures', import.meta.url));

/**
 * Every story of every library is a test: it renders, axe finds nothing, its play function passes, and it looks as its
 * committed picture; in both themes. Pictures are renewed by `npm run test:pictures -- --update`.
 */
export default defineConfig({
  root: workspace,
  test: {
    projects: themes.map((theme) => ({
      extends: true as const,
      plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: `stories ${theme}`,
        setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
        // Storybook cleans up after each story; a page of its own for each file would take most of the time.
        isolate: false,
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          provider: playwright({
            launchOptions: { executablePath, args: ['--no-sandbox'] },
            // Half size: a quarter of the bytes, and the grain of a browser's patch release is averaged away.
            // High enough for the longest page, which would else be scaled down to fit.
            contextOptions: {
              reducedMotion: 'reduce',
              deviceScaleFactor: 0.5,
              viewport: { width: 1280, height: 8000 },
            },
          }),
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
              resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${theme}/${arg}${ext}`,
              resolveDiffPath: ({ arg, ext }) => `${workspace}/test-results/pictures/${theme}/${arg}${ext}`,
            },
          },
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
