import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webServers } from '../../setup/ensureWebServers.ts';
import { inboxProxy } from '../inboxProxy.ts';
import { replaceOnce } from './replaceOnce.ts';
import { freePort, untilListening } from './RunningServer.ts';
import type { RunningServer } from './RunningServer.ts';

/**
 * Starts Caddy with a generated Caddyfile, over plain HTTP and without its administration interface.
 * @param folder temporary folder for its files
 * @throws {Error} if Caddy rejects the configuration
 */
export async function startCaddy(options: {
  readonly caddyfile: string;
  /** Host name in the file. */
  readonly hostname: string;
  readonly dist: string;
  readonly folder: string;
  /** Port of a running inbox; needed only for a site with one. */
  readonly inboxPort?: number;
}): Promise<RunningServer> {
  const { caddyfile, hostname, dist, folder } = options;
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  const site = replaceOnce(caddyfile, `\n${hostname} {`, `\nhttp://:${String(port)} {\n\tbind 127.0.0.1`);
  const local = replaceOnce(site, '/srv/keystrand', dist);
  const { inboxPort } = options;
  const text =
    inboxPort === undefined
      ? local
      : replaceOnce(local, inboxProxy.upstream, `127.0.0.1:${String(inboxPort)}`);
  writeFileSync(file, `{\n\tadmin off\n}\n${text}`);

  const program = spawn(webServers.caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return untilListening(program, port, () => output);
}
