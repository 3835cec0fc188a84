import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Usual paths of Chromium and Chrome on Linux and macOS. */
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
