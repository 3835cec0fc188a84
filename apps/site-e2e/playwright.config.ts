import { defineConfig } from '@playwright/test';
import { findChromium } from '@keystrand/tools/chromium';

const port = 4273;
/** A site that stands already, such as a deployed one; without it the built site is served for the tests. */
const standing = process.env['SITE_URL'];
const baseURL = standing ?? `http://localhost:${String(port)}`;

/** Playwright's own browser where none is found: it then says how to install it. */
const executablePath = findChromium();

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Once more where no one watches: a machine that stalls for a moment is told apart from a defect, and named flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL,
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses its sandbox to root, which is who runs tests in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // A file that speaks of one width only says so in its name; nothing is skipped.
  projects: [
    { name: 'desk', testIgnore: '*.phone.e2e.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: '*.desk.e2e.ts',
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
    },
  ],
  ...(standing
    ? {}
    : {
        webServer: {
          command: 'node ../../tools/serve/main.ts',
          env: { PORT: String(port) },
          url: baseURL,
          reuseExistingServer: false,
        },
      }),
});
