/** Starts servers as child processes, so that they do not share a thread with the measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteFolder } from './siteBuild.ts';

/** A running server. */
export interface Server {
  /** Such as `http://127.0.0.1:4000`, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Returns a port of the loopback interface on which nothing listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts a Node program that listens on `HOST` and `PORT`, and waits up to ten seconds for its first response.
 *
 * @throws {Error} if it ends or does not respond
 */
async function startServer(args: readonly string[]): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, args, {
    // Pages are measured, not the service behind their forms.
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), INBOX: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`"node ${args.join(' ')}" ended with status ${String(child.exitCode)}.`);
    const response = await fetch(origin).catch(() => undefined);
    if (response) return { origin, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`"node ${args.join(' ')}" did not respond within ten seconds.`);
}

/** Serves the built site with our own server. */
export function startSite(): Promise<Server> {
  return startServer([join(siteFolder, 'build/serve/main.mjs')]);
}

/**
 * Serves a folder in brotli.
 *
 * @param headersOf URL of a document whose response headers are added to every response
 */
export function startFolder(folder: string, headersOf?: string): Promise<Server> {
  const program = join(import.meta.dirname, 'serveFolder.ts');
  return startServer([program, folder, ...(headersOf === undefined ? [] : [headersOf])]);
}
