import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { compressScreenshots } from './compressScreenshots.ts';
import { storyViteConfig } from './settings.ts';
import { storyCommands } from './storyChecks/commands.ts';
import { launchOptions } from '../.config/chromium.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
// Their hooks run in the opposite order: screenshots are taken before the focus moves.
const setupFiles = [
  'storyChecks/input.setup.ts',
  'storyChecks/announcements.setup.ts',
  'storyChecks/conditionPictures.setup.ts',
  'storyTests.setup.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)));

const userEventStub = fileURLToPath(new URL('storyChecks/userEventStub.ts', import.meta.url));

const themes = ['light', 'dark'] as const;

/** Brand of all stories, without screenshots; see `npm run test-brand` in `libs/ui`. */
const brand = process.env['STORY_BRAND'];

/** The theme in which to check what is announced and how a story is operated, which colours do not change. */
const checkedTheme = 'light';

/**
 * Returns Vitest settings that test every story of one Storybook in both themes: it renders without errors, axe reports no
 * violation, its play function passes, and its screenshot matches the committed one. To update screenshots, run `npm run test:screenshots -- --update`.
 *
 * @param folder URL of the Storybook's settings folder, which contains `main.ts`, `screenshots` and `snapshots`.
 * @param projects Further Vitest projects that run with it.
 */
export function storyTests(
  folder: URL,
  projects: readonly TestProjectInlineConfiguration[] = [],
): ViteUserConfig {
  const configDir = fileURLToPath(folder);
  const screenshots = fileURLToPath(new URL('screenshots', folder));
  const snapshots = fileURLToPath(new URL('snapshots', folder));
  const started = Date.now();
  return {
    root: workspace,
    // vanilla-extract evaluates style files with these settings, not with those that Storybook's plugin adds.
    resolve: { ...storyViteConfig.resolve, alias: { '@testing-library/user-event': userEventStub } },
    environments: storyViteConfig.environments,
    optimizeDeps: { include: ['@guidepup/virtual-screen-reader'] },
    test: {
      // Projects that compare none have another folder: an update would remove the snapshots of the checked theme, and CI
      // reports them as obsolete.
      resolveSnapshotPath: (file, extension, context) =>
        `${snapshots}/${!brand && context?.config.name?.includes(checkedTheme) ? '' : 'not-compared/'}${basename(file, '.stories.tsx')}${extension}`,
      reporters: ['default', { onTestRunEnd: () => compressScreenshots(screenshots, started) }],
      projects: [
        ...projects,
        ...themes.map((theme): TestProjectInlineConfiguration => ({
          extends: true as const,
          plugins: [storybookTest({ configDir, initialGlobals: { theme, ...(brand && { brand }) } })],
          test: {
            name: `stories ${theme}`,
            // One theme after the other. At the same time they would share a browser, in which one page has the focus.
            sequence: { groupOrder: themes.indexOf(theme) },
            setupFiles,
            provide: { screenshots: !brand, announcements: !brand && theme === checkedTheme },
            // Storybook cleans up after each story, so files can share a page, which saves most of the time.
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
            // In CI a stalled machine can exceed a time-out.
            retry: process.env['CI'] ? 1 : 0,
            browser: {
              enabled: true,
              headless: true,
              commands: storyCommands,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              provider: playwright({
                launchOptions,
                // Half size takes a quarter of the bytes and hides rendering differences between browser patch releases.
                // Content higher than this viewport would be scaled down, so it exceeds the longest page.
                contextOptions: {
                  reducedMotion: 'reduce',
                  deviceScaleFactor: 0.5,
                  viewport: { width: 1280, height: 30_000 },
                },
              }),
              expect: {
                toMatchScreenshot: {
                  // A busy machine takes some seconds for each of the two equal pictures of a long page.
                  timeout: 30_000,
                  comparatorName: 'pixelmatch',
                  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.003 },
                  resolveScreenshotPath: ({ arg, ext }) => `${screenshots}/${theme}/${arg}${ext}`,
                  resolveDiffPath: ({ arg, ext }) =>
                    `${workspace}test-results/screenshots/${theme}/${arg}${ext}`,
                },
              },
              instances: [{ browser: 'chromium' as const }],
            },
          },
        })),
      ],
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether to compare a screenshot of each story. */
    readonly screenshots: boolean;
    /** Whether to check accessibility tree, screen reader output and input of each story. */
    readonly announcements: boolean;
  }
}
