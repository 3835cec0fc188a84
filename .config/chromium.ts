import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of an installed Chromium: `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's.
 * @throws {Error} if the file of `CHROMIUM_PATH` does not exist
 */
export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH is "${configured}", which does not exist.`);
    return configured;
  }
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Chromium loads two pages for the address bar into every window, even without a visible one, which doubles the processor
 * time of a new page. The command line argument replaces Playwright's own list, so this list repeats its entries.
 * @see https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const disabledFeatures = `WebUIOmniboxPopup,WebUIOmniboxAimPopup,
  AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,
  LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,
  OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch`.replaceAll(/\s/g, '');

const executablePath = findChromium();

/** Launch options of every browser test. Without a path, Playwright uses its own browser or explains how to install it. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    `--disable-features=${disabledFeatures}`,
    // Chromium cannot use its sandbox as root, the default user of most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
