import { defineConfig } from '@playwright/test';
import type { Options } from './src/fixtures';
import { launchOptions } from '../../.config/chromium.ts';
import { inboxSettings } from '../site-e2e/src/inboxSettings';
import type { EngineName } from './src/engines/findEngine';

const sitePort = 4283;
const storybookPort = 4284;
const site = `http://localhost:${String(sitePort)}`;
const storybook = `http://localhost:${String(storybookPort)}`;

/** `ENGINES=chromium` compares with the engine of the other tests. */
const engines = (process.env['ENGINES'] ?? 'firefox,webkit').split(',') as EngineName[];

/** Journeys through the built site and all stories of the built Storybook, in each engine. */
export default defineConfig<object, Options>({
  testDir: 'src',
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['../../.config/playwright/progressReporter.ts', { name: 'browsers' }]],
  use: { launchOptions },
  projects: engines.flatMap((engineName) => [
    {
      name: `${engineName} journeys`,
      testMatch: '*.journeys.ts',
      use: { engineName, upstream: site },
    },
    {
      name: `${engineName} stories`,
      // They are in one file, which a single worker would run.
      fullyParallel: true,
      testMatch: '*.storyTests.ts',
      use: { engineName, upstream: storybook },
    },
  ]),
  webServer: [
    {
      command: 'node ../site/build/serve/main.mjs',
      env: {
        ...inboxSettings,
        INBOX_DATABASE: inboxSettings.INBOX_DATABASE.replace('site-e2e', 'site-browsers'),
        PORT: String(sitePort),
      },
      url: site,
      reuseExistingServer: false,
    },
    {
      command: 'node src/server/serveFolder.ts ../../dist/storybook',
      env: { PORT: String(storybookPort) },
      url: storybook,
      reuseExistingServer: false,
    },
  ],
});
