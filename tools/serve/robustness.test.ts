import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

/** Sends bytes in two parts and closes the connection as soon as something is received, or the bytes are sent. */
function provoke(first: Uint8Array, second: Uint8Array, reset: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(first, () => {
        if (reset) socket.resetAndDestroy();
        else socket.end(second);
      });
    });
    socket.on('error', () => {});
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      resolve();
    });
  });
}

async function expectHealthy(): Promise<void> {
  const { status, body } = await site.ask('/about');
  expect(status).toBe(200);
  expect(body).toBe('about, uncompressed');
}

/** Text of header values and targets: what the server interprets, mixed with arbitrary bytes. */
const fragment = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '/about',
      '/about/',
      '/picture.png',
      '*',
      'http://',
      '//',
      '%',
      '%00',
      '?',
      '#',
      '\\',
      '..',
      ' ',
    ],
    ...[
      'bytes=',
      '-',
      ',',
      '0',
      '18446744073709551616',
      '"',
      'W/',
      ';q=',
      'br',
      '*;q=0',
      '\t',
      '\r\n',
      '\n',
      ':',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const text = fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(''));

const header = fc.tuple(
  fc.constantFrom(
    ...['Range', 'If-Range', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Host'],
    ...['Accept-Encoding', 'Connection', 'Expect', 'Upgrade', 'Content-Length', 'Transfer-Encoding', 'X'],
  ),
  text,
);

const request = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'get', ''),
    target: text,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', ''),
    headers: fc.array(header, { maxLength: 5 }),
  })
  .map(({ method, target, version, headers }) =>
    Buffer.from(
      `${method} ${target} ${version}\r\nHost: a\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    ),
  );

describe('the server still answers after', () => {
  it('arbitrary bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.uint8Array({ maxLength: 30 }),
        fc.boolean(),
        provoke,
      ),
      { seed: 11, numRuns: 150 },
    );
    await expectHealthy();
  });

  it('requests of odd targets and headers, none of which is an error inside', async () => {
    const logged = vi.spyOn(console, 'error');
    await fc.assert(fc.asyncProperty(request, request, fc.boolean(), provoke), { seed: 11, numRuns: 600 });
    expect(logged).not.toHaveBeenCalled();
    await expectHealthy();
  });

  it('its files were deleted and replaced', async () => {
    const own = await startFixture();
    const before = await own.ask('/data/about.json');
    await writeFile(join(own.folder, 'dist/data/about.json'), 'shorter');
    await rm(join(own.folder, 'dist/about.html'));
    expect((await own.ask('/data/about.json')).body).toBe(before.body);
    expect((await own.ask('/about')).status).toBe(200);
    await own.close();
  });
});

/** Requests 100 times a file of 1 MB over one connection, and resets it after the first bytes. */
function abortPipelined(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write('GET /data/about.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
    });
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve();
    });
  });
}

const descriptors = () => readdirSync('/proc/self/fd').length;

it.runIf(process.platform === 'linux')('aborted downloads leave no descriptor open', async () => {
  const before = descriptors();
  await Promise.all(Array.from({ length: 5 }, abortPipelined));
  await vi.waitFor(() => {
    expect(descriptors()).toBeLessThanOrEqual(before);
  });
  await expectHealthy();
});
