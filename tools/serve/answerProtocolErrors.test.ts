import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseResponse, startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const host = 'Host: localhost\r\n';

function expectError(text: string, status: number): void {
  const { headers, ...response } = parseResponse(text);
  expect(response.status).toBe(status);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBe('max-age=1');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.connection).toBe('close');
  expect(headers['content-length']).toBe('0');
  expect(Date.parse(headers.date ?? '')).toBeGreaterThan(0);
  expect(response.body).toBe('');
}

describe('errors of the protocol are answered with the security headers, then the connection is closed:', () => {
  it.each([
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 400, `BREW / HTTP/1.1\r\n${host}\r\n`],
    ['a space in the target', 400, `GET /a b HTTP/1.1\r\n${host}\r\n`],
    ['a control character in a header', 400, `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
    ['a missing Host header', 400, 'GET /about HTTP/1.1\r\n\r\n'],
    ['two Host headers', 400, `GET /about HTTP/1.1\r\n${host}${host}\r\n`],
    ['an invalid Host header', 400, 'GET /about HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    [
      'a length and chunks',
      400,
      `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ],
    ['two lengths', 400, `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['an unknown expectation', 417, `GET / HTTP/1.1\r\n${host}Expect: the unexpected\r\n\r\n`],
    ['a large header', 431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a long target', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['HTTP/2.0 in a request line', 505, `GET / HTTP/2.0\r\n${host}\r\n`],
    ['HTTP/7.3', 505, `GET / HTTP/7.3\r\n${host}\r\n`],
  ])('%s', async (_name, status, bytes) => {
    expectError(await site.exchange(Buffer.from(bytes, 'latin1')), status);
  });

  it('a request that is not completed in time', async () => {
    const slow = await startFixture({ connectionsCheckingInterval: 20 });
    slow.server.headersTimeout = 50;
    expectError(await slow.exchange('GET / HTTP/1.1\r\n'), 408);
    await slow.close();
  });

  it('CONNECT', async () => {
    const text = await site.exchange(`CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n`);
    expectError(text.replace('Allow: GET, HEAD, OPTIONS\r\n', ''), 405);
    expect(parseResponse(text).headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

it('responses to earlier requests of the same packet come before the error', async () => {
  const request = `GET /picture.png HTTP/1.1\r\n${host}\r\n`;
  const text = await site.exchange(`${request.repeat(3)}nonsense\r\n\r\n`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200'],
    'HTTP/1.1 400',
  ]);
});

it('responses to pipelined requests come in their order', async () => {
  const targets = ['/about', '/data/about.json', '/nowhere', '/about/', '/picture.png', '/'];
  const text = await site.exchange(
    targets
      .map((target, index) => {
        const last = index === targets.length - 1 ? 'Connection: close\r\n' : '';
        return `GET ${target} HTTP/1.1\r\n${host}${last}\r\n`;
      })
      .join(''),
  );
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '200', '404', '308', '200', '200']);
});

describe('HTTP/1.0', () => {
  it('needs no Host header and closes the connection', async () => {
    const { status, headers, body } = parseResponse(await site.exchange('GET /about HTTP/1.0\r\n\r\n'));
    expect(status).toBe(200);
    expect(headers.connection).toBe('close');
    expect(body).toBe('about, uncompressed');
  });

  it('keeps the connection on request', async () => {
    const text = await site.exchange(
      'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /about HTTP/1.0\r\n\r\n',
    );
    expect(text.match(/^Connection: .*/gm)).toEqual(['Connection: keep-alive', 'Connection: close']);
    expect(text).toContain('about, uncompressed');
  });
});

it('requests for another protocol get the page', async () => {
  const response = await site.ask('/about', ['Upgrade: websocket', 'Connection: Upgrade']);
  expect(response.status).toBe(200);
});

it('requests with a body get the final status at once', async () => {
  const expecting = ['Expect: 100-continue', 'Content-Length: 1000000'];
  const post = await site.ask('/about', expecting, 'POST');
  expect(post.status).toBe(405);
  expect(post.headers.connection).toBe('close');
  const get = await site.ask('/about', ['Content-Length: 4', '', 'body']);
  expect(get.status).toBe(200);
});

it('errors inside get status 500 without details, and the server continues', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = (request: { url?: string | undefined }) => {
    Object.defineProperty(request, 'url', {
      get() {
        throw new Error('secret detail');
      },
    });
  };
  site.server.prependOnceListener('request', fail);
  const text = await site.exchange(`GET /about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expectError(text, 500);
  expect(text).not.toContain('secret');
  expect(logged).toHaveBeenCalledOnce();
  expect((await site.ask('/about')).status).toBe(200);
});

it('a connection that is reset while it sends a request does no harm', async () => {
  for (let count = 0; count < 20; count += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => {
        socket.write('GET /about HTT', () => socket.resetAndDestroy());
      });
      socket.on('close', () => {
        resolve();
      });
    });
  }
  expect((await site.ask('/about')).status).toBe(200);
});
