import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders } from '../hosting/headers/headers.ts';
import { ask } from '../hosting/contract/ask.ts';
import { exchange } from '../testing/exchange.ts';
import { copyServer, manifestWithInbox, startOurServer } from '../testing/startOurServer.ts';
import type { RunningServer } from '../../.config/testing/startProgram.ts';

const folder = copyServer(manifestWithInbox);
let server: RunningServer;
beforeAll(async () => {
  server = await startOurServer(folder);
});
afterEach(async () => {
  expect((await ask(server.origin, { path: '/about' })).status).toBe(200);
  expect(server.output()).not.toMatch(/\n\s+at /);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const host = 'Host: localhost\r\n';
/** A request after which the connection is closed. */
const next = `GET /nowhere HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const statuses = (text: string) => (text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []).map(Number);

describe('malformed requests are answered with the security headers, then the connection is closed:', () => {
  it.each([
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 400, `BREW / HTTP/1.1\r\n${host}\r\n`],
    ['a space in the target', 400, `GET /a b HTTP/1.1\r\n${host}\r\n`],
    ['a control character in a header', 400, `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
    ['no Host header', 400, 'GET /about HTTP/1.1\r\n\r\n'],
    ['two Host headers', 400, `GET /about HTTP/1.1\r\n${host}${host}\r\n`],
    ['an invalid Host header', 400, 'GET /about HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['an unknown expectation', 417, `GET / HTTP/1.1\r\n${host}Expect: the unexpected\r\n\r\n`],
    ['a large header', 431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a long target', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['many headers', 431, `GET / HTTP/1.1\r\n${host}${'X: x\r\n'.repeat(5_000)}\r\n`],
  ])('%s', async (_, status, bytes) => {
    const text = await exchange(server.port, bytes);
    expect(statuses(text)).toEqual([status]);
    for (const [name, value] of Object.entries(fileHeaders(manifestWithInbox)))
      expect(text).toContain(`${name}: ${value}\r\n`);
    expect(text).toMatch(/^Cache-Control: no-store$/im);
    expect(text).toMatch(/^Connection: close$/im);
  });
});

describe('a body is never read as a request:', () => {
  const inner = `GET /about HTTP/1.1\r\n${host}\r\n`;
  const length = `Content-Length: ${String(inner.length)}\r\n`;

  it.each(['/inquiries', '/about'])('that of a post to %s', async (target) => {
    const text = await exchange(
      server.port,
      `POST ${target} HTTP/1.1\r\n${host}${length}\r\n${inner}${next}`,
    );
    expect(statuses(text)).toEqual([expect.any(Number), 404]);
  });

  it.each([
    ['a length and chunks', `${length}Transfer-Encoding: chunked\r\n`],
    ['two lengths', `${length}Content-Length: 0\r\n`],
    ['a signed length', `Content-Length: +${String(inner.length)}\r\n`],
    ['a space before the colon', `Content-Length : ${String(inner.length)}\r\n`],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\n'],
  ])('with %s', async (_, framing) => {
    const text = await exchange(
      server.port,
      `POST /inquiries HTTP/1.1\r\n${host}${framing}\r\n0\r\n\r\n${inner}`,
    );
    expect(statuses(text)).toEqual([400]);
  });
});

it('pipelined requests are answered in their order, before the error of a malformed one', async () => {
  const paths = ['/about', '/nowhere', '/about/', '/robots.txt'];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join('');
  expect(statuses(await exchange(server.port, `${requests}${next}`))).toEqual([200, 404, 308, 200, 404]);
  // The connection may be closed before all have a response; nothing else is sent.
  const text = await exchange(server.port, `GET /about HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`);
  expect([[], [200], [400], [200, 400]]).toContainEqual(statuses(text));
});

it('HTTP/1.0 needs no Host header, and the connection is closed', async () => {
  const text = await exchange(server.port, 'GET /about HTTP/1.0\r\n\r\n');
  expect(statuses(text)).toEqual([200]);
  expect(text).toMatch(/^Connection: close$/im);
});

it('a client that waits for status 100 gets it, or the final status', async () => {
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\nConnection: close\r\n\r\n`;
  expect(statuses(await exchange(server.port, `${head('/inquiries')}hello`))[0]).toBe(100);
  expect(statuses(await exchange(server.port, `${head('/about')}hello`)).at(-1)).toBe(405);
});

/** Sends bytes, and runs `leave` as soon as something is received; `sent` as soon as they are sent. */
function provoke(
  bytes: string,
  leave: (socket: Socket) => void,
  sent?: (socket: Socket) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(bytes, 'latin1', () => sent?.(socket)),
    );
    socket.once('data', () => {
      leave(socket);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve();
    });
  });
}

it.runIf(process.platform === 'linux')('aborted downloads leave no descriptor open', async () => {
  const descriptors = () => readdirSync(`/proc/${String(server.program.pid)}/fd`).length;
  const before = descriptors();
  const script = manifestWithInbox.files.find((file) => file.includes('framework')) ?? '';
  const requests = `GET ${script} HTTP/1.1\r\n${host}\r\n`.repeat(100);
  await Promise.all(Array.from({ length: 5 }, () => provoke(requests, (socket) => socket.resetAndDestroy())));
  await expect.poll(descriptors).toBeLessThanOrEqual(before);
});

it('a file that a newer build has deleted or is writing does no harm', async () => {
  const own = copyServer({ ...manifestWithInbox, paths: ['/'], files: ['/robots.txt'] });
  const dist = join(own, 'apps/site/dist');
  rmSync(dist);
  mkdirSync(dist);
  for (const file of ['index.html', '404.html', 'robots.txt']) writeFileSync(join(dist, file), file);
  const small = await startOurServer(own, { INBOX: 'off' });
  rmSync(join(dist, 'robots.txt'));
  const deleted = await ask(small.origin, { path: '/robots.txt' });
  expect([deleted.status, deleted.body.toString()]).toEqual([404, '404.html']);
  rmSync(join(dist, '404.html'));
  expect((await ask(small.origin, { path: '/nowhere' })).status).toBe(404);
  writeFileSync(join(dist, 'robots.txt'), 'new');
  expect((await ask(small.origin, { path: '/robots.txt' })).body.toString()).toBe('new');
  expect(await small.stop()).toBe(0);
  rmSync(own, { recursive: true });
});

/** Text of targets and header values: syntax that the server interprets, mixed with arbitrary bytes. */
const syntax = '/ /about * http:// // % %00 ? # \\ .. bytes= - , 0 18446744073709551616 " W/ ;q= br :';
const parts = fc.oneof(
  fc.constantFrom(...syntax.split(' '), ' ', '\t', '\r\n', '\n'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const text = fc.array(parts, { maxLength: 8 }).map((chosen) => chosen.join(''));
const names =
  'Range If-Range If-None-Match If-Match If-Modified-Since Host Accept-Encoding Connection Expect Upgrade Content-Length Transfer-Encoding';
const header = fc
  .tuple(fc.constantFrom(...names.split(' ')), text)
  .map(([name, value]) => `${name}: ${value}\r\n`);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'get', '');
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', '');
const odd = fc
  .tuple(method, text, version, fc.array(header, { maxLength: 5 }))
  .map(
    ([verb, target, protocol, headers]) => `${verb} ${target} ${protocol}\r\n${host}${headers.join('')}\r\n`,
  );

it('odd requests cause no internal errors', async () => {
  const property = fc.asyncProperty(odd, fc.boolean(), (bytes, reset) =>
    provoke(
      bytes,
      (socket) => socket.destroy(),
      (socket) => (reset ? socket.resetAndDestroy() : socket.end()),
    ),
  );
  await fc.assert(property, { seed: 11, numRuns: 500 });
});
