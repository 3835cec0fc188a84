import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostingManifest } from '../../hosting/headers/HostingManifest.ts';
import { createSiteServer } from '../createServer.ts';
import type { SiteServerOptions } from '../createServer.ts';

/** A response as received, with lower-case header names. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Status line and header lines. */
  readonly head: string;
}

/** A server for a small site in a temporary folder. */
export interface Fixture {
  readonly server: Server;
  readonly folder: string;
  readonly port: number;
  /** Sends bytes over a new connection and returns everything received until it is closed. */
  exchange(bytes: string | Buffer): Promise<string>;
  /** Sends a request with the given header lines over a new connection. */
  ask(target: string, lines?: readonly string[], method?: string): Promise<RawResponse>;
  close(): Promise<void>;
}

export const fixtureManifest: HostingManifest = {
  origin: 'https://www.keystrand.example',
  paths: ['/', '/about', '/services/audit'],
  files: ['/assets/entry-abc.js', '/data/about.json', '/picture.png', '/manifest.json'],
  strictTransportSecurity: 'max-age=1',
};

/** Content of `/picture.png`, which has no compressed copies. */
export const picture = '0123456789';

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'about.html': 'about, uncompressed',
  'about.html.br': 'about, brotli',
  'about.html.gz': 'about, gzip',
  'services/audit.html': 'audit',
  '404.html': 'not found',
  '404.html.br': 'not found, brotli',
  '404.html.gz': 'not found, gzip',
  'assets/entry-abc.js': 'code',
  'assets/entry-abc.js.gz': 'code, gzip',
  'data/about.json': 'x'.repeat(1_000_000),
  'manifest.json': '{}',
  'picture.png': picture,
  'secret.txt': 'not in the manifest',
};

/** Writes the fixture's files into a new temporary folder: `dist` and `build/hosting.json`. */
export async function writeFixture(manifest = fixtureManifest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keystrand-serve-'));
  await mkdir(join(folder, 'build'));
  await writeFile(join(folder, 'build/hosting.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** Parses one response. */
export function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4), head };
}

/** Sends bytes to a port and returns everything received until the connection is closed. */
export function exchangeWith(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}

/** Starts a server for the fixture on a free port of 127.0.0.1. */
export async function startFixture(options: Partial<SiteServerOptions> = {}): Promise<Fixture> {
  const folder = await writeFixture();
  const server = createSiteServer({ dist: join(folder, 'dist'), manifest: fixtureManifest, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const exchange = (bytes: string | Buffer) => exchangeWith(port, bytes);
  return {
    server,
    folder,
    port,
    exchange,
    async ask(target, lines = [], method = 'GET') {
      const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines];
      return parseResponse(await exchange(`${head.join('\r\n')}\r\n\r\n`));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
