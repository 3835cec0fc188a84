import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ask } from '../hosting/contract/ask.ts';
import { exchange } from '../testing/exchange.ts';
import { copyServer, manifestWithInbox, startOurServer } from '../testing/startOurServer.ts';
import { accepts } from '../../.config/testing/startProgram.ts';
import type { RunningServer } from '../../.config/testing/startProgram.ts';

const folder = copyServer(manifestWithInbox);
const host = 'Host: localhost\r\n';
let running: RunningServer | undefined;
const start = async (environment: Readonly<Record<string, string>> = {}) => {
  running = await startOurServer(folder, environment);
  return running;
};
afterEach(() => running?.stop('SIGKILL'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const fields = 'form-name=contact&name=Ada&email=ada%40company.example&message=Hello';
const postHead = `POST /inquiries HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${String(fields.length)}\r\nConnection: close\r\n\r\n`;

describe('starting', () => {
  const run = (environment: Readonly<Record<string, string>>, site = folder) => {
    const main = join(site, 'apps/site/build/serve/main.mjs');
    const env = { HOST: '127.0.0.1', PORT: '0', ...environment };
    return spawnSync(process.execPath, [main], { env, cwd: site, encoding: 'utf8' });
  };

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; allowed is a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'allowed is a whole number from 0 to 65535.'],
    [{ LOG: 'all' }, 'LOG is "all"; allowed are off (the default) and requests.'],
    [{ INBOX: 'no' }, 'INBOX is "no"; allowed are on (the default) and off.'],
    [{ HOST: 'no such host' }, '"no such host" is not an address of this machine.'],
    [{ INBOX_TO: 'not an address' }, 'INBOX_TO'],
  ])('explains why %j is wrong', (environment, message) => {
    const { status, stderr } = run(environment);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('explains that the port is in use', async () => {
    const port = String((await start()).port);
    const { status, stderr } = run({ PORT: port });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use.`);
  });

  it.each([
    ['apps/site/build/hosting.json', 'npx nx run @keystrand/site:build'],
    ['apps/inbox', 'npx nx run @keystrand/inbox:build'],
  ])('names the command that builds %s, if it is missing', (path, command) => {
    const incomplete = copyServer(manifestWithInbox);
    rmSync(join(incomplete, path), { recursive: true });
    const { status, stderr } = run({}, incomplete);
    rmSync(incomplete, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain(command);
  });
});

it('logs one line for each request, without query and address, and none for health checks', async () => {
  const { port, output } = await start({ LOG: 'requests' });
  await exchange(port, 'GET /healthz HTTP/1.0\r\n\r\n');
  await exchange(port, 'GET http://user:pass@a/about?mail=x HTTP/1.0\r\n\r\n');
  await exchange(port, 'GET /\x1b[31m%0A HTTP/1.0\r\n\r\n');
  await expect.poll(output).toMatch(/ GET \/about 200 [\d.]+ ms\n/);
  expect(output()).not.toMatch(/mail|user|healthz|127\.0\.0\.1 |\x1b/);
});

it('continues without a reader of its output', async () => {
  const { program, origin } = await start({ LOG: 'requests' });
  program.stdout?.destroy();
  for (let count = 0; count < 3; count += 1) expect((await ask(origin, { path: '/about' })).status).toBe(200);
});

describe('the inbox', () => {
  it('gets only requests for its path and the paths below it, and none with INBOX=off', async () => {
    const { port } = await start();
    for (const path of ['/inquiriesx', '/inquiries%2Fx', '/Inquiries', '/x/../inquiries', '//inquiries'])
      expect(await exchange(port, postHead.replace('/inquiries', path) + fields)).toMatch(/^HTTP\/1.1 405 /);
    await running?.stop();
    const { port: other } = await start({ INBOX: 'off' });
    expect(await exchange(other, postHead + fields)).toMatch(/^HTTP\/1.1 405 /);
  });

  it('responds with 503 without a usable database, which is printed, while pages and health checks are answered', async () => {
    const { port, origin, output } = await start({ INBOX_DATABASE: folder });
    await expect.poll(output).toContain('Inquiries cannot be stored at present. ');
    expect(output()).not.toMatch(/\n\s+at /);
    expect(await exchange(port, postHead + fields)).toMatch(/^HTTP\/1.1 503 /);
    for (const path of ['/about', '/healthz']) expect((await ask(origin, { path })).status).toBe(200);
  });
});

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('exits with 0 after %s', async (signal) => {
    const server = await start();
    expect(await server.stop(signal)).toBe(0);
  });

  it('exits after the end of its parent', async () => {
    const { program } = await start();
    const exit = once(program, 'exit');
    program.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  /** Opens a connection, requests a large file many times, and reads nothing until `read` is called. */
  async function startDownload(port: number) {
    const path = manifestWithInbox.files.find((file) => file.includes('framework')) ?? '';
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {});
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(200));
    await once(socket, 'readable');
    return async () => (await buffer(socket)).toString('latin1').split('HTTP/1.1 200').slice(1);
  }

  it('closes idle connections, accepts no others, and completes running responses', async () => {
    const server = await start();
    const idle = connect(server.port, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle.resume(), 'close');
    const read = await startDownload(server.port);
    const exit = server.stop();
    await closed;
    await expect.poll(() => accepts(server.port)).toBe(false);
    const responses = await read();
    const length = Number(/Content-Length: (\d+)/i.exec(responses[0] ?? '')?.[1]);
    for (const response of responses) expect(response.length).toBeGreaterThan(length);
    expect(await exit).toBe(0);
  });

  it('responds to a post in progress', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.write(postHead.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
    await expect.poll(() => text).toContain('100 Continue');
    const exit = server.stop();
    await expect.poll(() => accepts(server.port)).toBe(false);
    socket.write(fields);
    await once(socket, 'close');
    expect(text).toMatch(/HTTP\/1\.1 (?:200|303) /);
    expect(await exit).toBe(0);
  });

  it('cuts responses after DRAIN_SECONDS', async () => {
    const server = await start({ DRAIN_SECONDS: '0' });
    await startDownload(server.port);
    expect(await server.stop()).toBe(0);
  });

  it('ends at once on a second signal', async () => {
    const server = await start({ DRAIN_SECONDS: '3600' });
    await startDownload(server.port);
    const exit = server.stop();
    await expect.poll(() => accepts(server.port)).toBe(false);
    // Copies of the first signal are ignored for half a second.
    const repeat = setInterval(() => server.program.kill('SIGINT'), 100);
    expect(await exit).toBe(0);
    clearInterval(repeat);
  });
});
