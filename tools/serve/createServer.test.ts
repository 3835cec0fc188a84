import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../hosting/contract/ask.ts';
import { exchange } from '../testing/exchange.ts';
import { fileHeaders } from '../hosting/headers/headers.ts';
import { createSiteServer } from './createServer.ts';
import type { SiteServerOptions } from './createServer.ts';

const manifest = { origin: 'https://site.example', paths: ['/'], files: [] };
const host = 'Host: localhost\r\n';
let dist: string;
let server: Server;
let port: number;
let origin: URL;

async function start(options: Partial<SiteServerOptions> = {}) {
  server = createSiteServer({ dist, manifest, ...options }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  origin = new URL(`http://127.0.0.1:${String(port)}`);
}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'keystrand-dist-'));
  for (const file of ['index.html', '404.html']) writeFileSync(join(dist, file), file);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
afterAll(() => {
  rmSync(dist, { recursive: true });
});

describe('a connection whose request arrives slowly is closed:', () => {
  /** Sends the start of a request, then one byte after the other; returns everything received until the connection is closed. */
  async function trickle(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data;
    });
    socket.on('error', () => {});
    socket.write(bytes);
    const timer = setInterval(() => socket.write('x'), 20);
    // Not `once` of `node:events`: it rejects if the connection is reset, which ends it as well.
    await new Promise((resolve) => {
      socket.once('close', resolve);
    });
    clearInterval(timer);
    return text;
  }

  it('its head, with status 408 and our headers', async () => {
    await start({ timeouts: { headersTimeout: 100, connectionsCheckingInterval: 20 } });
    const text = await trickle(`GET / HTTP/1.1\r\n${host}X: `);
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Security-Policy: /);
  });

  it('its body, without passing the rest to the inbox', async () => {
    const end = vi.fn();
    const aborted = vi.fn();
    await start({
      timeouts: { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 20 },
      inbox: {
        path: '/inquiries',
        listener: (request) => request.resume().on('end', end).on('error', aborted),
      },
    });
    await trickle(`POST /inquiries HTTP/1.1\r\n${host}Content-Length: 100000\r\n\r\n`);
    await expect.poll(() => aborted.mock.calls.length).toBe(1);
    expect(end).not.toHaveBeenCalled();
  });
});

it('an error in a handler is logged and answered with status 500 and the security headers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('fault');
  await start({
    inbox: {
      path: '/inquiries',
      listener: ({ url }, response) => {
        response.setHeader('Set-Cookie', 'a=b');
        if (url === '/inquiries/sent') response.writeHead(200).write('start');
        throw fault;
      },
    },
  });
  const { status, headers } = await ask(origin, { path: '/inquiries' });
  expect(status).toBe(500);
  for (const [name, value] of Object.entries(fileHeaders(manifest)))
    expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('set-cookie');
  // After the head, the connection can only be closed.
  await expect(ask(origin, { path: '/inquiries/sent' })).rejects.toThrow();
  expect((await ask(origin, { path: '/' })).status).toBe(200);
  expect(log.mock.calls).toEqual([[fault], [fault]]);
});

it('health checks get status 200, and 503 on an open connection while the server stops', async () => {
  await start({
    inbox: { path: '/inquiries', listener: (_request, response) => server.close() && response.end() },
  });
  expect((await ask(origin, { path: '/healthz' })).status).toBe(200);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;
  const text = await exchange(port, get('/inquiries') + get('/healthz'));
  expect(text.match(/(?<=^HTTP\/1\.1 )\d+/gm)).toEqual(['200', '503']);
});
