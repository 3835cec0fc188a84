import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/**
 * Installs packages of Debian that a test needs and that are missing.
 * @param packages pattern of a file of each, which exists if the package is installed
 * @throws {Error} if they cannot be installed; these tests are never skipped on Linux
 */
export function installPackages(packages: Readonly<Record<string, string>>): void {
  const getMissing = () =>
    Object.keys(packages).filter((name) => globSync(packages[name] ?? '').length === 0);
  const missing = getMissing();
  if (missing.length === 0) return;
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...missing];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update', '--quiet'], install]) spawnSync('apt-get', args, { stdio: 'inherit', env });
  if (getMissing().length > 0)
    throw new Error(
      `These tests need packages of Debian. Install them as root: apt-get ${install.join(' ')}`,
    );
}
