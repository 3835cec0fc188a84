import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { commands } from './commands.ts';
import { conditions, plain } from './conditions.ts';
import { printSummary } from './summary.ts';
import { launchOptions } from '../../.config/chromium.ts';
import { storyViteConfig } from '../settings.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const setup = fileURLToPath(new URL('conditions.setup.ts', import.meta.url));

/**
 * Returns Vitest settings that examine every story of one Storybook in every condition: each is mounted once, its play
 * function runs, and the mounted story passes through the conditions.
 *
 * @param folder URL of the Storybook's settings folder, which contains `main.ts`.
 */
export function conditionTests(folder: URL): ViteUserConfig {
  const configDir = fileURLToPath(folder);
  // The types of all props are only for the documentation pages.
  process.env['STORY_DOCGEN'] = 'off';
  return {
    root: workspace,
    // vanilla-extract evaluates style files with these settings, not with those that Storybook's plugin adds.
    resolve: storyViteConfig.resolve,
    environments: storyViteConfig.environments,
    // The setup file imports it.
    optimizeDeps: { include: ['axe-core'] },
    // The rules of axe that a condition can change are run in it; `test-stories` runs all of them in both themes.
    plugins: [storybookTest({ configDir, initialGlobals: { a11y: { manual: true } } })],
    test: {
      name: 'conditions',
      reporters: [
        'default',
        {
          onTestRunEnd: (modules, _errors, reason) => {
            printSummary(modules, reason, conditions.length);
          },
        },
      ],
      setupFiles: [setup],
      // Storybook cleans up after each story, so files can share a page, which saves most of the time.
      isolate: false,
      // A page waits for frames and for the browser's process in half of its time, in which another one runs.
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // In CI a stalled machine can exceed a time-out.
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: plain.viewport,
        commands,
        provider: playwright({ launchOptions, contextOptions: { viewport: plain.viewport } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
