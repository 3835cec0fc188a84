import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webServers } from '../../setup/ensureWebServers.ts';
import { inboxProxy } from '../inboxProxy.ts';
import { replaceOnce } from './replaceOnce.ts';
import { freePort, untilListening } from './RunningServer.ts';
import type { RunningServer } from './RunningServer.ts';

/** What a test changes in the distribution's nginx.conf: everything that needs root or is shared by the machine. */
function unprivileged(text: string, folder: string, modules: readonly string[]): string {
  const replacements = [
    [/^user .*;$/m, process.getuid?.() === 0 ? 'user root;' : ''],
    [/^pid .*;$/m, `pid ${folder}/nginx.pid;`],
    [/^error_log .*;$/m, `error_log ${folder}/error.log;`],
    [/^include .*modules-enabled\/\*\.conf;$/m, modules.map((module) => `load_module ${module};`).join('\n')],
    [/access_log .*;/, 'access_log off;'],
    [
      /include \/etc\/nginx\/conf\.d\/\*\.conf;/,
      ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n'),
    ],
    ['/etc/nginx/sites-enabled/*', `${folder}/sites-enabled/*`],
  ] as const;
  return replacements.reduce((result, [from, to]) => replaceOnce(result, from, to), text);
}

/**
 * Starts nginx with the distribution's nginx.conf and a generated site file, of which only the lines that its operator
 * edits are changed.
 * @param folder temporary folder for its files
 * @throws {Error} if nginx rejects the configuration or warns about it
 */
export async function startNginx(options: {
  readonly siteFile: string;
  readonly dist: string;
  readonly folder: string;
  readonly modules: readonly string[];
  /** Port of a running inbox; needed only for a site with one. */
  readonly inboxPort?: number;
}): Promise<RunningServer> {
  const { dist, folder, modules } = options;
  const port = await freePort();
  mkdirSync(join(folder, 'sites-enabled'), { recursive: true });
  const site = [
    ['listen 80;', `listen 127.0.0.1:${String(port)};`],
    ['listen [::]:80;', ''],
    ['root /srv/keystrand;', `root ${dist};`],
    ...(options.inboxPort === undefined
      ? []
      : ([[inboxProxy.upstream, `127.0.0.1:${String(options.inboxPort)}`]] as const)),
  ] as const;
  writeFileSync(
    join(folder, 'sites-enabled/keystrand.conf'),
    site.reduce((text, [from, to]) => replaceOnce(text, from, to), options.siteFile),
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, unprivileged(readFileSync('/etc/nginx/nginx.conf', 'utf8'), folder, modules));

  const check = spawnSync(webServers.nginx, ['-t', '-c', configuration], { encoding: 'utf8' });
  if (check.status !== 0 || check.stderr.includes('[warn]')) throw new Error(check.stderr);
  const program = spawn(webServers.nginx, ['-c', configuration, '-g', 'daemon off;'], { stdio: 'ignore' });
  return untilListening(program, port, () => readFileSync(join(folder, 'error.log'), 'utf8'));
}
