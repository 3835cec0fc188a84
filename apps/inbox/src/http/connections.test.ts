import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './createApp.ts';
import { createInboxServer } from './createInboxServer.ts';
import { createListener } from './createListener.ts';
import { createFakeStore } from './testing/createFakeStore.ts';
import { startApp } from './testing/startApp.ts';
import type { RunningApp } from './testing/startApp.ts';

const message = 'form-name=contact&name=Ann&email=ann%40company.example&message=Hello';
const head = (length: number, more = '') =>
  `POST /inquiries HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${String(length)}\r\n${more}\r\n`;
const whole = head(message.length) + message;

/** Number of connections of each kind. */
const count = 100;

const descriptors = () => readdirSync('/proc/self/fd').length;

describe('in a server with limits of its own that are longer', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ bodyTimeout: 200 });
  });
  afterAll(() => app.close());

  it('refuses a body that is not complete in time with 408, and closes the connection', async () => {
    const response = await app.exchange(head(message.length) + message.slice(0, 9));
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('was not complete after 0.2 seconds');
    expect(app.store.inquiries).toHaveLength(0);
  });

  it('refuses a body that is sent slowly, though it never pauses', async () => {
    let sent = 0;
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(head(10_000));
        const ticker = setInterval(() => {
          sent += 1;
          socket.write('a');
        }, 10);
        socket.on('close', () => {
          clearInterval(ticker);
        });
      });
      socket.on('error', reject);
      socket.on('data', (data) => {
        resolve(String(data));
        socket.destroy();
      });
    });
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(sent).toBeGreaterThan(2);
  });

  it('stores nothing of a body that ends early', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.end(head(message.length + 1) + message);
      });
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.on('close', () => {
        resolve();
      });
    });
    expect(app.store.inquiries).toHaveLength(0);
  });

  it('asks a client that waits for it to send the body', async () => {
    app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
    const response = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(app.port, '127.0.0.1', () =>
        socket.write(head(message.length, 'Expect: 100-continue\r\nConnection: close\r\n')),
      );
      socket.on('data', (data) => {
        received += String(data);
        if (received === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write(message);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        resolve(received);
      });
    });
    expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(app.store.inquiries).toHaveLength(1);
  });

  it('sends no status 100 to a client of HTTP/1.0, which does not know it', async () => {
    app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
    const old = (head(message.length, 'Expect: 100-continue\r\n') + message).replace('HTTP/1.1', 'HTTP/1.0');
    expect(await app.exchange(old)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('answers on the same connection after a refusal with the body unread', async () => {
    const refused = head(9).replace('x-www-form-urlencoded', 'unknown') + '123456789';
    const last = whole.replace('Accept:', 'Connection: close\r\nAccept:');
    const response = await app.exchange(refused + last);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  });
});

describe('after a body that is too large', () => {
  const chunked = head(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked');
  const chunk = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`;
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('the connection can be used again, because the rest is discarded', async () => {
    const last = whole.replace('Accept:', 'Connection: close\r\nAccept:');
    const response = await app.exchange(`${chunked}${chunk.repeat(10)}0\r\n\r\n${last}`);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('the connection is closed if the rest does not end', async () => {
    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(app.port, '127.0.0.1', () => {
        const send = () => {
          while (!socket.destroyed && socket.write(chunk));
        };
        socket.on('drain', send);
        socket.write(chunked);
        send();
      });
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        resolve(text);
      });
    });
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe.runIf(process.platform === 'linux')(`${String(count)} connections at once`, () => {
  const store = createFakeStore();
  const app = createApp({
    settings: { origins: [], siteUrl: '', trustedProxies: [], postsPerAddress: 1e6, posts: 1e6 },
    store,
    channels: [],
    log: () => {},
    bodyTimeout: 300,
  });
  const server = createInboxServer(
    { path: '/inquiries', listener: createListener(app), check: async () => {}, close: async () => {} },
    {
      headersTimeout: 300,
      requestTimeout: 400,
      keepAliveTimeout: 200,
      stallTimeout: 500,
      connectionsCheckingInterval: 50,
    },
  );
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const expectHealthy = () =>
    vi.waitFor(
      async () => {
        const url = `http://127.0.0.1:${String(port)}`;
        const headers = { Accept: 'application/json', Connection: 'close' };
        const response = await fetch(`${url}/inquiries`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(message),
        });
        expect(await response.json()).toMatchObject({ ok: true });
        expect((await fetch(`${url}/healthz`, { headers })).status).toBe(200);
      },
      { timeout: 10_000 },
    );

  /** What each kind does after it has connected. */
  const kinds: Readonly<Record<string, (socket: Socket) => void>> = {
    idle: () => {},
    'with unfinished headers': (socket) => socket.write('POST /inquiries HTTP/1.1\r\nHost: a\r\nX: '),
    'with endless headers': (socket) => {
      const ticker = setInterval(() => socket.write(`X-${String(Math.random())}: a\r\n`), 20);
      socket.write('POST /inquiries HTTP/1.1\r\nHost: a\r\n');
      socket.on('close', () => {
        clearInterval(ticker);
      });
    },
    'with an unfinished body': (socket) => socket.write(whole.slice(0, -1)),
    'with an endless body': (socket) => {
      const ticker = setInterval(() => socket.write('1\r\na\r\n'), 20);
      socket.write(head(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked'));
      socket.on('close', () => {
        clearInterval(ticker);
      });
    },
    'that are half-open': (socket) => socket.end(whole.slice(0, -1)),
    'that are reset in the middle': (socket) =>
      socket.write(whole.slice(0, -1), () => socket.resetAndDestroy()),
    'that never read': (socket) => {
      socket.pause();
      socket.write('GET /inquiries HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    },
    'that stay open after a response': (socket) => socket.write(whole),
  };

  it.each(Object.entries(kinds))(
    '%s: keeps answering, and closes them',
    async (_kind, act) => {
      await expectHealthy();
      const before = descriptors();
      const sockets = await Promise.all(
        Array.from(
          { length: count },
          () =>
            new Promise<Socket>((resolve) => {
              const socket = connect(port, '127.0.0.1', () => {
                act(socket);
                resolve(socket);
              });
              socket.on('error', () => {});
            }),
        ),
      );
      await expectHealthy();
      const connections = () =>
        new Promise<number>((resolve) => {
          server.getConnections((_error, number) => {
            resolve(number);
          });
        });
      await vi.waitFor(
        async () => {
          expect(await connections()).toBeLessThanOrEqual(1);
        },
        { timeout: 10_000 },
      );
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(
        () => {
          expect(descriptors()).toBeLessThanOrEqual(before + 1);
        },
        { timeout: 10_000 },
      );
      await expectHealthy();
    },
    40_000,
  );
});

it('closes a connection whose client does not read, though responses wait to be sent', async () => {
  const inbox = { path: '/', check: async () => {}, close: async () => {} };
  const big = Buffer.alloc(4_000_000);
  const server = createInboxServer(
    { ...inbox, listener: (_request, response) => response.end(big) },
    { stallTimeout: 300 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closed = new Promise((resolve) => {
    server.on('connection', (socket: Socket) => socket.on('close', resolve));
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    client.pause();
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5));
  });
  client.on('error', () => {});
  await closed;
  client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

describe('whatever bytes are sent', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ bodyTimeout: 1_000 });
  });
  afterAll(() => app.close());

  const word = fc.oneof(
    fc.constantFrom(
      ...[
        'form-name',
        'contact',
        'inquiry',
        'name',
        'email',
        'a@b.example',
        'message',
        '__proto__',
        'nda',
        'yes',
      ],
      ...[
        '=',
        '&',
        '%',
        '%0',
        '%00',
        '%ff',
        '+',
        '{',
        '}',
        '"',
        ':',
        ',',
        '[',
        '\\',
        '\\ud800',
        '\ufeff',
        '\0',
      ],
      ...['seconds-open', '-1', '1e9', 'submission-key', '_gotcha', 'null', '\r\n', '<script>', '🔑'],
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.array(word, { maxLength: 20 }).map((words) => Buffer.from(words.join(''))),
    fc
      .dictionary(word, fc.oneof(word, fc.constantFrom('contact', 'a@b.example')), { maxKeys: 8 })
      .chain((values) =>
        fc.constantFrom(
          Buffer.from(JSON.stringify({ ...values, 'form-name': 'contact' })),
          Buffer.from(new URLSearchParams({ ...values, 'form-name': 'inquiry' }).toString()),
        ),
      ),
  );
  const types = fc.constantFrom(
    ...['application/json', 'application/x-www-form-urlencoded', 'application/json;charset=', 'a/b', ''],
  );

  it('the response is one of those that are documented, and nothing fails inside', async () => {
    await fc.assert(
      fc.asyncProperty(body, types, fc.boolean(), async (bytes, type, isScript) => {
        const before = app.store.inquiries.length;
        const response = await app.post(new Uint8Array(bytes), {
          'Content-Type': type,
          Accept: isScript ? 'application/json' : 'text/html',
        });
        const text = await response.text();
        expect([200, 303, 400, 415, 422]).toContain(response.status);
        if (response.status >= 400) expect(app.store.inquiries).toHaveLength(before);
        if (isScript) expect(() => JSON.parse(text) as unknown).not.toThrow();
        else expect(text).not.toMatch(/<script/);
      }),
      { seed: 12, numRuns: 300 },
    );
    expect(app.logged).toEqual([]);
  });

  it('every inquiry that is accepted is valid Unicode without control characters', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const sent = { 'form-name': 'contact', name: 'Ann', email: 'a@b.example', message: `a${value}` };
        const response = await app.post(JSON.stringify(sent), { 'Content-Type': 'application/json' });
        expect(response.status).toBe(200);
        const { reference } = (await response.json()) as { reference: string };
        const stored = app.store.inquiries.find(({ id }) => id === reference)?.fields['message'] ?? '';
        expect(stored).not.toMatch(/[^\P{Cc}\t\n]|\p{Surrogate}/u);
      }),
      { seed: 12, numRuns: 100 },
    );
  });
});
