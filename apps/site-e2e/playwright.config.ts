import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../.config/chromium.ts';
import { findEngine } from './engines/findEngine';
import { inboxSettings } from './src/inbox';

/** Address of a deployed site to test; otherwise the local build is served and tested. */
const siteUrl = process.env['SITE_URL'];
/** `firefox` or `webkit` runs the journeys tagged `@engines` in that engine; otherwise everything runs in Chromium. */
const engine = process.env['ENGINE'];
const port = 4273;
const baseURL = siteUrl ?? `http://localhost:${String(port)}`;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  ...(engine ? { grep: /@engines/ } : {}),
  // Would store inquiries.
  ...(siteUrl ? { testIgnore: 'inbox.e2e.ts' } : {}),
  fullyParallel: true,
  forbidOnly: true,
  // On CI, a retry distinguishes a flaky test from a failing one.
  retries: process.env['CI'] ? 1 : 0,
  // The installed engines have one window with the focus.
  workers: engine ? 1 : 2,
  // Allow for a slow or busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    // Recording a trace costs a snapshot of the DOM per action. Locally: `--trace on` for the test that failed.
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
  },
  projects: [engine ? findEngine(engine) : { name: 'chromium', use: { launchOptions } }],
  ...(siteUrl
    ? {}
    : {
        webServer: {
          command: 'node ../site/build/serve/main.mjs',
          env: { ...inboxSettings, PORT: String(port) },
          url: baseURL,
          reuseExistingServer: false,
        },
      }),
});
