import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.config/testing/freePort.ts';
import { installPackages } from '../../.config/testing/installPackages.ts';
import { inboxUpstream } from '../hosting/hosts/renderTemplate.ts';
import { startProgram } from '../../.config/testing/startProgram.ts';
import type { RunningServer } from '../../.config/testing/startProgram.ts';

/** Paths of the programs, by Debian package. */
const programs = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
} as const;
installPackages(programs);

export const brotliModule = programs['libnginx-mod-http-brotli-static'];

interface Options {
  /** Generated configuration of the site. */
  readonly configuration: string;
  readonly dist: string;
  /** Folder for the files of the server, which exists. */
  readonly folder: string;
  /** Port of a running inbox. */
  readonly inboxPort: number;
}

/** Replaces the lines that operators edit, and fails if one of them is not there. */
function edited(text: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`"${from}" is not in:\n${result}`);
    return result.replace(from, () => to);
  }, text);
}

const inboxAddress = (port: number) => [inboxUpstream, `127.0.0.1:${String(port)}`] as const;

/**
 * Starts nginx with a generated site file.
 * @param modules paths of the modules that it needs
 * @throws {Error} if nginx rejects the configuration or warns about it
 */
export async function startNginx(
  options: Options & { readonly modules: readonly string[] },
): Promise<RunningServer> {
  const { configuration, dist, folder, inboxPort, modules } = options;
  const port = await freePort();
  const site = edited(configuration, [
    ['listen 80;', `listen 127.0.0.1:${String(port)};`],
    ['listen [::]:80;', ''],
    ['root /srv/keystrand;', `root ${dist};`],
    inboxAddress(inboxPort),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      ...modules.map((module) => `load_module ${module};`),
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`,
      // As in Debian's nginx.conf.
      'http { include /etc/nginx/mime.types; default_type application/octet-stream; gzip on; sendfile on;',
      `access_log off; ${temporary.join(' ')}`,
      `${site}}`,
    ].join('\n'),
  );
  const check = spawnSync(programs.nginx, ['-t', '-c', file], { encoding: 'utf8' });
  if (check.status !== 0 || check.stderr.includes('[warn]')) throw new Error(check.stderr);
  return startProgram([programs.nginx, '-c', file], port);
}

/**
 * Starts Caddy with a generated Caddyfile, over plain HTTP and without its administration interface.
 * @param hostname host name in the file
 * @throws {Error} if Caddy rejects the configuration
 */
export async function startCaddy(options: Options & { readonly hostname: string }): Promise<RunningServer> {
  const { configuration, dist, folder, inboxPort, hostname } = options;
  const port = await freePort();
  const site = edited(configuration, [
    [`\n${hostname} {`, `\nhttp://:${String(port)} {\n\tbind 127.0.0.1`],
    ['/srv/keystrand', dist],
    inboxAddress(inboxPort),
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return startProgram([programs.caddy, 'run', '--config', file, '--adapter', 'caddyfile'], port, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}
