import { defineConfig } from '@playwright/test';
import { findChromium } from '../../.config/chromium.ts';
import { desktop, phone } from './src/viewports';

const port = 4273;
/** Address of a site to test instead of the local build, such as a deployed one. */
const siteUrl = process.env['SITE_URL'];
const baseURL = siteUrl ?? `http://localhost:${String(port)}`;

/** If undefined, Playwright uses its own browser, or reports how to install it. */
const executablePath = findChromium();

/**
 * Chromium loads two pages for the address bar into every window, even without a visible one, which doubles the processor
 * time of a new page. The command line argument replaces Playwright's own list, so this list repeats its entries.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  // On CI, a retry distinguishes a flaky test from a failing one.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  // Allows for a slow machine.
  expect: { timeout: 20_000 },
  reporter: './progressReporter.ts',
  use: {
    baseURL,
    locale: 'en-GB',
    colorScheme: 'light',
    // Recording a trace costs a snapshot of the DOM per action. Locally: `--trace on` for the test that failed.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        `--disable-features=${disabledFeatures.join(',')}`,
        // Chromium cannot use its sandbox as root, the default user of most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '*.phone.e2e.ts', use: { viewport: desktop } },
    { name: 'phone', testIgnore: '*.desktop.e2e.ts', use: { viewport: phone, hasTouch: true } },
  ],
  ...(siteUrl
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
