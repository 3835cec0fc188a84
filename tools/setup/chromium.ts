import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where distributions put Chromium or Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * The Chromium that is there: the one `CHROMIUM_PATH` names, else the system's, else Playwright's own.
 * @returns its path, or `undefined` where none is installed
 * @throws {Error} where `CHROMIUM_PATH` names no file
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names "${named}", where no file is.`);
    return named;
  }
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The Chromium that browser tests run in: the one `CHROMIUM_PATH` names, else the system's, else Playwright's own,
 * else one that is installed now (Playwright's, or Debian's package where that cannot be had).
 * @throws {Error} where none is there and none can be installed; the tests are never skipped for want of one
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here yet: installing one for the browser tests.');
  if (
    works('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    works('npx', ['playwright', 'install', 'chromium'])
  ) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (existsSync('/usr/bin/apt-get')) {
    works('apt-get', ['update', '--quiet']);
    works('apt-get', ['install', '--yes', '--quiet', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
