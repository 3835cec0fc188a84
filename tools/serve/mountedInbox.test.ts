import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseResponse, startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';
import { openInbox } from './testing/stubInbox.ts';

/** What the stub answers with. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

const { path, listener } = await openInbox({});
const log: string[] = [];
const spy = vi.fn(listener);
let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ inbox: { path, listener: spy }, log: (line) => log.push(line) });
});
afterAll(() => site.close());
beforeEach(() => {
  log.length = 0;
  spy.mockClear();
});

const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';
const statuses = (text: string) => text.match(/(?<=HTTP\/1\.1 )\d+/g);
const receivedFrom = (text: string) => JSON.parse(parseResponse(text).body) as Received;

describe('requests for the path of the inbox are passed to it:', () => {
  it.each([
    ['GET', '/inquiries'],
    ['OPTIONS', '/inquiries'],
    ['DELETE', '/inquiries'],
    ['GET', '/inquiries/received?reference=1'],
    ['GET', '/inquiries/'],
    ['GET', '/%69nquiries'],
    ['GET', '/inquiries/../about'],
    ['GET', 'http://localhost/inquiries'],
  ])('%s %s', async (method, url) => {
    const { status, body } = await site.ask(url, [], method);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ method, url, body: '' });
  });

  it('HEAD /inquiries, without a body', async () => {
    const { status, headers, body } = await site.ask('/inquiries', [], 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(body).toBe('');
  });

  it('POST /inquiries with its body', async () => {
    const text = await site.exchange(
      `POST /inquiries HTTP/1.1\r\n${host}${close}Content-Length: 5\r\n\r\nhello`,
    );
    expect(receivedFrom(text)).toEqual({ method: 'POST', url: '/inquiries', body: 'hello' });
  });

  it('POST /inquiries without a length, which has no body', async () => {
    const text = await site.exchange(`POST /inquiries HTTP/1.1\r\n${host}${close}\r\n`);
    expect(receivedFrom(text).body).toBe('');
  });
});

it.each([
  ['/inquiriesx'],
  ['/inquiries%2Freceived'],
  ['/Inquiries'],
  ['/x/../inquiries'],
  ['//inquiries'],
  ['/inquiries%'],
])('requests for %s are not', async (target) => {
  expect((await site.ask(target)).status).toBe(404);
  expect((await site.ask(target, ['Content-Length: 0'], 'POST')).status).toBe(405);
  expect(spy).not.toHaveBeenCalled();
});

it('responses of the inbox have each security header once, and a policy of their own', async () => {
  const { head, headers } = await site.ask('/inquiries');
  expect(head.match(/^content-security-policy:/gim)).toHaveLength(1);
  expect(headers['content-security-policy']).toBe("default-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBe('max-age=1');
  expect(headers['cache-control']).toBe('no-store');
});

it('are logged without query', async () => {
  await site.ask('/inquiries/received?reference=secret', [], 'GET');
  await vi.waitFor(() => {
    expect(log).toHaveLength(1);
  });
  expect(log[0]).toMatch(/ GET \/inquiries\/received 200 [\d.]+ ms$/);
});

it('an error of the inbox gets status 500 without details', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, headers, body } = await site.ask('/inquiries/broken', [], 'POST');
  expect(status).toBe(500);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toBe('');
  expect(logged).toHaveBeenCalledOnce();
});

describe('a client that waits for status 100 before it sends the body', () => {
  const expecting = `POST /inquiries HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n`;

  it('gets it, then the response, and can send the next request', async () => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(`${expecting}\r\n`));
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await vi.waitFor(() => {
      expect(text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    });
    socket.write(`helloGET /about HTTP/1.1\r\n${host}${close}\r\n`);
    await once(socket, 'close');
    expect(statuses(text)).toEqual(['100', '200', '200']);
    expect(text).toContain('"body":"hello"');
    expect(text).toContain('about, uncompressed');
  });

  it.each([
    ['that is refused', 413, expecting.replace('/inquiries', '/inquiries/refused')],
    ['for another path', 405, expecting.replace('/inquiries', '/about')],
    ['without Host', 400, expecting.replace(host, '')],
    ['with another expectation', 417, expecting.replace('100-continue', 'more')],
  ])('gets the final status at once %s', async (_, status, head) => {
    const text = await site.exchange(`${head}\r\n`);
    expect(statuses(text)).toEqual([String(status)]);
    expect(parseResponse(text).headers.connection).toBe('close');
  });
});

describe('a body is never read as a request:', () => {
  const inner = `GET /about HTTP/1.1\r\n${host}\r\n`;
  const length = `Content-Length: ${String(inner.length)}\r\n`;

  it.each([
    ['read by the inbox', '/inquiries', ['200', '404']],
    ['refused by the inbox', '/inquiries/refused', ['413', '404']],
    ['of a page', '/about', ['405', '404']],
  ])('%s', async (_, target, expected) => {
    const post = `POST ${target} HTTP/1.1\r\n${host}${length}\r\n${inner}`;
    const text = await site.exchange(`${post}GET /nowhere HTTP/1.1\r\n${host}${close}\r\n`);
    expect(statuses(text)).toEqual(expected);
  });

  it('in chunks', async () => {
    const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    const post = `POST /inquiries HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunk}`;
    const text = await site.exchange(`${post}GET /nowhere HTTP/1.1\r\n${host}${close}\r\n`);
    expect(statuses(text)).toEqual(['200', '404']);
  });

  it.each([
    ['a length and chunks', `${length}Transfer-Encoding: chunked\r\n`],
    ['chunks and a length', `Transfer-Encoding: chunked\r\n${length}`],
    ['two lengths', `${length}Content-Length: 0\r\n`],
    ['a list of lengths', `Content-Length: 0, ${String(inner.length)}\r\n`],
    ['a signed length', `Content-Length: +${String(inner.length)}\r\n`],
    ['a negative length', 'Content-Length: -1\r\n'],
    ['a length in hexadecimal', 'Content-Length: 0x10\r\n'],
    ['a space before the colon', `Content-Length : ${String(inner.length)}\r\n`],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a folded header', `Transfer-Encoding:\r\n chunked\r\n`],
  ])('with %s', async (_, framing) => {
    const text = await site.exchange(`POST /inquiries HTTP/1.1\r\n${host}${framing}\r\n0\r\n\r\n${inner}`);
    expect(statuses(text)).toEqual(['400']);
    expect(parseResponse(text).headers.connection).toBe('close');
    expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown coding', 'xchunked', ''],
    ['a chunk size that is no number', 'chunked', 'x\r\n'],
    ['a chunk longer than its size', 'chunked', '1\r\nab\r\n0\r\n\r\n'],
    ['a chunk size ended by a line feed alone', 'chunked', '1\na\r\n0\r\n\r\n'],
  ])('with %s, which ends the connection', async (_, coding, chunks) => {
    const head = `POST /inquiries HTTP/1.1\r\n${host}Transfer-Encoding: ${coding}\r\n\r\n`;
    const text = await site.exchange(`${head}${chunks}${inner}`);
    expect(statuses(text)).toEqual(['400']);
  });
});

it('bodies that are cut off do no harm', async () => {
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`POST /inquiries HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\nhalf`, () =>
        socket.resetAndDestroy(),
      );
    });
    await once(socket, 'close');
  }
  expect((await site.ask('/about')).status).toBe(200);
});
