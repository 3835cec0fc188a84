import { spawnSync } from 'node:child_process';
import { findChromium } from '../../.config/chromium.ts';

/** Commands that install it, from Playwright or from Debian; the next is run if the last has not. */
const installations = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  'apt-get update --quiet && apt-get install --yes --quiet chromium',
];

/**
 * Returns the path of the Chromium for browser tests, after it has installed one if there is none.
 * @throws {Error} if none can be installed; browser tests are never skipped
 */
export function ensureChromium(): string {
  for (const installation of installations) {
    const found = findChromium();
    if (found) return found;
    console.log(`Chromium not found. Installing it for the browser tests: ${installation}`);
    spawnSync(installation, { stdio: 'inherit', shell: true });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be found or installed. Install it and set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
