import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

const install = ['install', '--yes', '--quiet', '--no-install-recommends', 'postgresql'];

/** Returns the folder of PostgreSQL's programs, of the newest version that is installed. */
export function findPostgres(): string | undefined {
  const program = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  return program && dirname(program);
}

/**
 * Set-up of the tests with PostgreSQL: installs Debian's package, unless it is there.
 * @throws {Error} naming the package if it cannot be installed; these tests are never skipped
 */
export function setup(): void {
  if (findPostgres() !== undefined) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write('Installing postgresql for the tests of the inbox.\n');
    for (const args of [['update', '--quiet'], install])
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  if (findPostgres() === undefined)
    throw new Error(
      `The tests of the inbox need the Debian package postgresql. Install it as root: apt-get ${install.join(' ')}`,
    );
}
