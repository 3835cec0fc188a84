import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../.config/chromium.ts';

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/**
 * Returns the path of the Chromium for browser tests. If none is installed, installs Playwright's, or Debian's package if
 * that fails.
 * @throws {Error} if none can be installed; browser tests are never skipped
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Chromium not found. Installing it for the browser tests.');
  if (
    succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    succeeds('npx', ['playwright', 'install', 'chromium'])
  ) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update', '--quiet']);
    succeeds('apt-get', ['install', '--yes', '--quiet', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium could not be found or installed. Install it and set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
