import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/**
 * Installs Mozilla's analyser from the lockfile of this folder, without its install script, if the lockfile has changed
 * since the last installation. It is no dependency of the workspace, so that `npm start` does not install it.
 * @throws {Error} if npm fails
 */
export function setup(): void {
  const stamp = join(folder, 'node_modules/.installed');
  const state = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;

  // `--prefix`, because npm would else take the workspace of the npm script that runs this.
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install the analyser; see the output above.`);

  // The package's install script downloads the preload list of browsers. Without it, the host counts as not on the list.
  writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  writeFileSync(stamp, state);
}
