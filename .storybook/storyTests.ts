import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { packPictures } from './packPictures.ts';
import { storyBundling } from './settings.ts';
import { findChromium } from '../tools/setup/chromium.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const setup = fileURLToPath(new URL('storyTests.setup.ts', import.meta.url));

const themes = ['light', 'dark'] as const;

/**
 * Settings under which every story of one Storybook is a test: it renders, axe finds nothing, its play function passes,
 * and it looks as its committed picture; in both themes. Pictures are renewed by `npm run test:screenshots -- --update`.
 *
 * @param folder The Storybook's own folder: its `main.ts` says which stories it has, its `screenshots` folder has the references.
 */
export function storyTests(folder: URL): ViteUserConfig {
  const configDir = fileURLToPath(folder);
  const pictures = fileURLToPath(new URL('screenshots', folder));
  const executablePath = findChromium();
  const started = Date.now();
  return {
    root: workspace,
    // Of these settings, not of Storybook's, vanilla-extract makes the bundler in which it runs the styles.
    resolve: storyBundling.resolve,
    environments: storyBundling.environments,
    test: {
      reporters: ['default', { onTestRunEnd: () => packPictures(pictures, started) }],
      projects: themes.map((theme) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
        test: {
          name: `stories ${theme}`,
          setupFiles: [setup],
          // Storybook cleans up after each story; a page of its own for each file would take most of the time.
          isolate: false,
          testTimeout: 60_000,
          // As for the journeys: a stalled machine is no defect.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                // Chromium refuses its sandbox to root, which is who runs tests in most containers.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
              // Half size: a quarter of the bytes, and the grain of a browser's patch release is averaged away.
              // High enough for the longest page, which would else be scaled down to fit.
              contextOptions: {
                reducedMotion: 'reduce',
                deviceScaleFactor: 0.5,
                viewport: { width: 1280, height: 30_000 },
              },
            }),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.003 },
                resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${theme}/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) =>
                  `${workspace}test-results/screenshots/${theme}/${arg}${ext}`,
              },
            },
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    },
  };
}
