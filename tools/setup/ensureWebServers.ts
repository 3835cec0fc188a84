import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian packages by a file of each, which exists if the package is installed. */
const packages = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
} as const;

/** Paths of the programs that the tests of hosts start. */
export const webServers = {
  nginx: packages.nginx,
  brotliModule: packages['libnginx-mod-http-brotli-static'],
  caddy: packages.caddy,
} as const;

function missingPackages(): readonly string[] {
  return Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}

/**
 * Installs nginx, its brotli module and Caddy from Debian's packages, unless they are there.
 * @throws {Error} naming the missing packages if they cannot be installed; these tests are never skipped on Linux
 */
export function ensureWebServers(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...missing];
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')} for the tests of hosts.`);
    for (const args of [['update', '--quiet'], install])
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  const stillMissing = missingPackages();
  if (stillMissing.length > 0)
    throw new Error(
      `The tests of hosts need the Debian packages ${stillMissing.join(', ')}. Install them as root: apt-get ${install.join(' ')}`,
    );
}
