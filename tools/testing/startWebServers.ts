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
  /** Folder of the built site. */
  readonly dist: string;
  /** Folder for the files of the server, which exists. */
  readonly folder: string;
  /** Port of a running inbox. */
  readonly inboxPort: number;
}

/** Replaces the lines that operators edit, and fails if one of them is not there. */
function edit(text: string, { dist, inboxPort }: Options, lines: Readonly<Record<string, string>>): string {
  const all = { '/srv/keystrand': dist, [inboxUpstream]: `127.0.0.1:${String(inboxPort)}`, ...lines };
  return Object.entries(all).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`"${from}" is not in:\n${result}`);
    return result.replace(from, () => to);
  }, text);
}

/**
 * Starts nginx with a generated site file.
 * @param modules paths of the modules that it needs
 * @throws {Error} if nginx rejects the configuration or warns about it
 */
export async function startNginx(
  configuration: string,
  modules: readonly string[],
  options: Options,
): Promise<RunningServer> {
  const { folder } = options;
  const port = await freePort();
  const listen = { 'listen 80;': `listen 127.0.0.1:${String(port)};`, 'listen [::]:80;': '' };
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      ...modules.map((module) => `load_module ${module};`),
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`,
      // As in Debian's nginx.conf.
      'http { include /etc/nginx/mime.types; default_type application/octet-stream; gzip on; sendfile on; access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      `${edit(configuration, options, listen)}}`,
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
export async function startCaddy(
  configuration: string,
  hostname: string,
  options: Options,
): Promise<RunningServer> {
  const port = await freePort();
  const address = { [`\n${hostname} {`]: `\nhttp://:${String(port)} {\n\tbind 127.0.0.1` };
  const { folder } = options;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${edit(configuration, options, address)}`);
  return startProgram([programs.caddy, 'run', '--config', file, '--adapter', 'caddyfile'], port, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}
