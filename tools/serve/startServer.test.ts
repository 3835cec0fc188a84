import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchangeWith, fixtureManifest, writeFixture } from './testing/startFixture.ts';

let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  folder = await writeFixture();
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true }));

const stubInbox = join(import.meta.dirname, 'testing/stubInbox.ts');

/** Starts the server in a process of its own. */
function start(
  environment: Readonly<Record<string, string>> = {},
  { site = folder, inboxModule = stubInbox } = {},
) {
  const module = pathToFileURL(join(import.meta.dirname, 'startServer.ts')).href;
  const code = `import { startServer } from '${module}'; await startServer(${JSON.stringify({ site, inboxModule })});`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child = started;
  const output = { text: '' };
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  const exit = once(started, 'exit').then(([status]) => status as number | null);
  return { started, output, exit };
}

async function startAndListen(...options: Parameters<typeof start>) {
  const server = start(...options);
  const port = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(server.output.text)?.[1];
      if (found === undefined) throw new Error(server.output.text);
      return Number(found);
    },
    { timeout: 20_000 },
  );
  return { ...server, port };
}

const host = 'Host: a\r\n';

/** Opens a connection, requests 40 files of 1 MB, and reads nothing until `read` is called. */
async function startDownload(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = 0;
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET /data/about.json HTTP/1.1\r\n${host}\r\n`.repeat(40));
  // The server has written what the connection takes.
  await once(socket, 'readable');
  return {
    async read() {
      socket.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      await once(socket, 'close');
      return received;
    },
  };
}

describe('starting', () => {
  it('prints the port that PORT=0 chose', async () => {
    const { port } = await startAndListen();
    expect(port).toBeGreaterThan(0);
    expect(await exchangeWith(port, `GET / HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; allowed is a whole number from 0 to 65535.'],
    [{ LOG: 'all' }, 'LOG is "all"; allowed are off, requests.'],
    [{ HOST: 'no such host' }, '"no such host" is not an address of this machine.'],
  ])('explains why %j is wrong', async (environment, message) => {
    const { exit, output } = start(environment);
    expect(await exit).toBe(1);
    expect(output.text).toContain(message);
    expect(output.text).not.toMatch(/\n\s+at /);
  });

  it('names the command that builds the site, if it is not built', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'keystrand-empty-'));
    const { exit, output } = start({}, { site: empty });
    expect(await exit).toBe(1);
    expect(output.text).toContain('npx nx run @keystrand/site:build');
    await rm(empty, { recursive: true });
  });

  it('explains that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { exit, output } = start({ PORT: port });
    expect(await exit).toBe(1);
    expect(output.text).toContain(`Port ${port} on 127.0.0.1 is in use.`);
    other.close();
  });
});

describe('logging', () => {
  it('writes one line for each request, without query and address, and none for health checks', async () => {
    const { port, output } = await startAndListen({ LOG: 'requests' });
    await exchangeWith(port, `GET /healthz HTTP/1.0\r\n\r\n`);
    await exchangeWith(port, `GET http://user:pass@a/about?mail=x HTTP/1.0\r\n\r\n`);
    await exchangeWith(port, Buffer.from('GET /\x1b[31m%0A HTTP/1.0\r\n\r\n', 'latin1'));
    await vi.waitFor(() => {
      expect(output.text).toMatch(/ GET \/about 200 [\d.]+ ms\n/);
    });
    expect(output.text).not.toMatch(/mail|user|healthz|127\.0\.0\.1 |\x1b/);
  });

  it('survives a reader of its output that has gone', async () => {
    const { started, port } = await startAndListen({ LOG: 'requests' });
    started.stdout?.destroy();
    for (let count = 0; count < 3; count += 1)
      expect(await exchangeWith(port, `GET /about HTTP/1.0\r\n\r\n`)).toContain(' 200 ');
  });
});

it.each([
  ['SIGHUP', (started: ChildProcess) => started.kill('SIGHUP')],
  [
    'the end of its parent',
    (started: ChildProcess) => {
      started.disconnect();
    },
  ],
])('stops after %s', async (_, stop) => {
  const { started, exit } = await startAndListen();
  stop(started);
  expect(await exit).toBe(0);
});

describe.each(['SIGTERM', 'SIGINT'] as const)('after %s', (signal) => {
  it('sends running responses completely, closes idle connections and exits with 0', async () => {
    const { started, exit, port } = await startAndListen();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const idleClosed = once(idle, 'close');
    idle.resume();
    const download = await startDownload(port);

    started.kill(signal);
    await idleClosed;
    await vi.waitFor(async () => {
      await expect(exchangeWith(port, 'GET / HTTP/1.0\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    });
    expect(await download.read()).toBeGreaterThan(40_000_000);
    expect(await exit).toBe(0);
  });

  it('cuts responses after DRAIN_SECONDS', async () => {
    const { started, exit, port } = await startAndListen({ DRAIN_SECONDS: '0' });
    await startDownload(port);
    started.kill(signal);
    expect(await exit).toBe(0);
  });

  it('ends at once on a second signal, but not on a copy of the first', async () => {
    const { started, exit, port } = await startAndListen({ DRAIN_SECONDS: '60' });
    await startDownload(port);
    started.kill(signal);
    started.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(started.exitCode).toBeNull();
    started.kill(signal);
    expect(await exit).toBe(0);
  });
});

describe('with an inbox', () => {
  let site: string;
  let database: string;
  beforeAll(async () => {
    site = await writeFixture({ ...fixtureManifest, inbox: '/inquiries' });
  });
  beforeEach(() => {
    database = join(site, crypto.randomUUID());
  });
  afterAll(() => rm(site, { recursive: true }));

  const post = `POST /inquiries HTTP/1.1\r\n${host}Content-Length: 5\r\n`;
  const stored = () => readFile(database, 'utf8').catch(() => '');

  /** Sends the beginning of a post, and waits until it has been passed to the inbox. */
  async function startPost(port: number) {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.write(`${post}Expect: 100-continue\r\n\r\n`);
    await vi.waitFor(() => {
      expect(text).toContain('100 Continue');
    });
    return {
      async finish() {
        socket.write('hello');
        await once(socket, 'close');
        return text;
      },
    };
  }

  it('passes posts to it', async () => {
    const { port } = await startAndListen({ INBOX_DATABASE: database }, { site });
    expect(await exchangeWith(port, `${post}Connection: close\r\n\r\nhello`)).toContain(' 200 OK');
    expect(await stored()).toBe('hello\n');
  });

  it.each([
    ['with INBOX=off', true, { INBOX: 'off' }],
    ['if the site was built without one', false, {}],
  ])('does not load it %s', async (_, isBuilt, environment) => {
    const options = { site: isBuilt ? site : folder, inboxModule: join(site, 'missing.mjs') };
    const { port } = await startAndListen(environment, options);
    const text = await exchangeWith(port, `${post}Connection: close\r\n\r\nhello`);
    expect(text).toContain(' 405 Method Not Allowed');
  });

  it.each([
    ['a missing module', {}, { inboxModule: '/missing.mjs' }, 'npx nx run @keystrand/inbox:build'],
    ['an invalid setting of the inbox', { INBOX_TO: 'invalid' }, {}, 'INBOX_TO is "invalid"'],
  ])('does not start with %s, and says why', async (_, environment, options, message) => {
    const { exit, output } = start(environment, { site, ...options });
    expect(await exit).toBe(1);
    expect(output.text).toContain(message);
    expect(output.text).not.toMatch(/\n\s+at /);
  });

  it('starts without a usable database, and says so', async () => {
    const { output } = await startAndListen({ INBOX_DATABASE: '' }, { site });
    await vi.waitFor(() => {
      expect(output.text).toContain('Inquiries cannot be stored at present. The database is corrupt.');
    });
  });

  it('answers a post in progress after SIGTERM, accepts no others, closes the inbox and exits with 0', async () => {
    const { started, exit, port } = await startAndListen({ INBOX_DATABASE: database }, { site });
    const { finish } = await startPost(port);
    started.kill('SIGTERM');
    await vi.waitFor(async () => {
      await expect(exchangeWith(port, 'GET / HTTP/1.0\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    });
    expect(await finish()).toContain(' 200 OK');
    expect(await exit).toBe(0);
    expect(await stored()).toBe('hello\nclosed\n');
  });

  it('closes the inbox also if a post is cut after DRAIN_SECONDS', async () => {
    const environment = { INBOX_DATABASE: database, DRAIN_SECONDS: '0' };
    const { started, exit, port } = await startAndListen(environment, { site });
    await startPost(port);
    started.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(await stored()).toBe('closed\n');
  });
});
