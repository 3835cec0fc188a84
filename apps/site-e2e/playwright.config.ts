import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../.config/chromium.ts';
import { inboxSettings } from './src/inboxSettings';
import { desktop, phone } from './src/viewports';

const port = 4273;
const baseURL = `http://localhost:${String(port)}`;

/** Tests the local build. */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  // `playwright.extended.config.ts` runs these.
  grepInvert: /@extended/,
  fullyParallel: true,
  forbidOnly: true,
  // On CI, a retry distinguishes a flaky test from a failing one.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  // Allows for a slow machine.
  expect: { timeout: 20_000 },
  reporter: '../../.config/playwright/progressReporter.ts',
  use: {
    baseURL,
    locale: 'en-GB',
    colorScheme: 'light',
    // Recording a trace costs a snapshot of the DOM per action. Locally: `--trace on` for the test that failed.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    { name: 'desktop', testIgnore: '*.phone.e2e.ts', use: { viewport: desktop } },
    { name: 'phone', testIgnore: '*.desktop.e2e.ts', use: { viewport: phone, hasTouch: true } },
  ],
  webServer: {
    command: 'node ../site/build/serve/main.mjs',
    env: { ...inboxSettings, PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
  },
});
