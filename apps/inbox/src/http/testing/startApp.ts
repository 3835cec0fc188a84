import { createServer } from 'node:http';
import type { Server, ServerOptions } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createApp } from '../createApp.ts';
import type { AppOptions } from '../createApp.ts';
import { createListener } from '../createListener.ts';
import { formPath } from '../formPath.ts';
import { createFakeStore } from './createFakeStore.ts';
import type { FakeStore } from './createFakeStore.ts';

export interface StartOptions extends Partial<Omit<AppOptions, 'settings' | 'store'>> {
  readonly settings?: Partial<AppOptions['settings']>;
  readonly server?: ServerOptions;
}

/** The application on a free port of 127.0.0.1, with a store in memory. */
export interface RunningApp {
  readonly server: Server;
  readonly port: number;
  readonly store: FakeStore;
  /** Lines of the log. */
  readonly logged: readonly string[];
  /** Posts a body to the form path. */
  post(body: BodyInit, headers?: Readonly<Record<string, string>>): Promise<Response>;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends bytes over a new connection, and returns everything received until it is closed. */
  exchange(bytes: string | Buffer): Promise<string>;
  close(): Promise<void>;
}

/** Limits that no test reaches by accident. */
const settings = { origins: [], siteUrl: '', trustedProxies: [], postsPerAddress: 1e6, posts: 1e6 };

/** Starts the application in a server that has no limits of its own, as our site server does. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const store = createFakeStore();
  const logged: string[] = [];
  const app = createApp({
    channels: [],
    log: (line) => logged.push(line),
    ...options,
    store,
    settings: { ...settings, ...options.settings },
  });
  const server = createServer(options.server ?? {}, createListener(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, { redirect: 'manual', ...init });
  return {
    server,
    port,
    store,
    logged,
    get,
    post: (body, headers = {}) => get(formPath, { method: 'POST', body, headers }),
    exchange: (bytes) =>
      new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk: Buffer) => chunks.push(chunk));
        socket.on('error', reject);
        socket.on('close', () => {
          resolve(Buffer.concat(chunks).toString('latin1'));
        });
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
