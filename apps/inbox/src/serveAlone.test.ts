import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleInbox } from '../bundleInbox.ts';
import type { Environment } from './settings/Environment.ts';
import { startProgram } from './testing/startProgram.ts';
import type { RunningProgram } from './testing/startProgram.ts';

let folder = '';
let program: RunningProgram;
let url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-inbox-'));
  await bundleInbox(join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true }));

const database = () => join(folder, 'data/inbox.sqlite');

async function start(environment: Environment = {}): Promise<void> {
  program = startProgram(join(folder, 'dist/main.mjs'), {
    PORT: '0',
    HOST: '127.0.0.1',
    INBOX_DATABASE: database(),
    ...environment,
  });
  const port = await program.waitFor(/at http:\/\/127\.0\.0\.1:(\d+)\/inquiries/);
  url = `http://127.0.0.1:${port}`;
}
afterEach(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
  await rm(join(folder, 'data'), { recursive: true, force: true });
});

const form = 'form-name=contact&name=Ann&email=ann%40company.example&message=Hello';
const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
const post = (more = '') => fetch(`${url}/inquiries`, { method: 'POST', headers, body: form + more });

describe('the program', () => {
  beforeEach(() => start());

  it('stores an inquiry in a database that only its owner can read, and confirms it', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    const { reference } = (await response.json()) as { reference: string };
    expect((await stat(database())).mode & 0o777).toBe(0o600);
    const again = (await (await post()).json()) as { reference: string };
    expect(again.reference).toBe(reference);
    expect((await fetch(`${url}/inquiries/received?reference=${reference}`)).status).toBe(200);
    expect(program.log()).not.toMatch(/Ann|company/);
  });

  it('answers health checks', async () => {
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ok\n');
  });

  it('gets 404 for other paths', async () => {
    expect((await fetch(`${url}/`)).status).toBe(404);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers running requests after %s, closes the database and exits with status 0',
    async (signal) => {
      const { port } = new URL(url);
      const response = new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          const head = [
            'POST /inquiries HTTP/1.1',
            'Host: a',
            ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
            `Content-Length: ${String(form.length)}`,
            // Its answer says that the server has the request.
            'Expect: 100-continue',
          ];
          socket.write(`${head.join('\r\n')}\r\n\r\n`);
        });
        let received = '';
        socket.on('data', (data) => {
          const isFirst = received === '';
          received += String(data);
          if (!isFirst) return;
          program.child.kill(signal);
          const untilRefused = async () => {
            // New connections are refused, so the signal has arrived.
            while (
              await fetch(`${url}/healthz`).then(
                ({ status }) => status === 200,
                () => false,
              )
            );
            socket.write(form);
          };
          untilRefused().catch(reject);
        });
        socket.on('error', reject);
        socket.on('close', () => {
          resolve(received);
        });
      });
      expect(await response).toContain('"ok":true');
      expect(await program.ended).toBe(0);
      const rows = new DatabaseSync(database(), { readOnly: true }).prepare('SELECT * FROM inquiry').all();
      expect(rows).toHaveLength(1);
    },
  );
});

it('exits at once at the second signal', async () => {
  await start();
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.on('data', () => {
      resolve();
    });
    socket.write(
      'POST /inquiries HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
    );
  });
  program.child.kill('SIGTERM');
  while (
    await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  );
  // Signals within half a second are copies of the first.
  await new Promise((resolve) => setTimeout(resolve, 600));
  const stopped = performance.now();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(5_000);
  socket.destroy();
});

it('deletes expired inquiries at the start', async () => {
  await start();
  await post();
  const connection = new DatabaseSync(database());
  program.child.kill('SIGTERM');
  await program.ended;
  connection.exec('UPDATE inquiry SET received_at = 0');
  connection.close();
  await start();
  await program.waitFor(/Deleted inquiries older than 365 days: 1\./);
  const { inquiries } = new DatabaseSync(database())
    .prepare('SELECT count(*) AS inquiries FROM inquiry')
    .get() as { inquiries: number };
  expect(inquiries).toBe(0);
});

it('keeps running without a database: 503, also for health checks', async () => {
  await start({ INBOX_DATABASE: join(folder, 'dist/main.mjs/inbox.sqlite') });
  const response = await post();
  expect(response.status).toBe(503);
  expect(await response.json()).toHaveProperty('email');
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  expect(program.child.exitCode).toBeNull();
});

describe('does not start, exits with status 1 and explains', () => {
  const explain = async (environment: Environment) => {
    program = startProgram(join(folder, 'dist/main.mjs'), { INBOX_DATABASE: database(), ...environment });
    expect(await program.ended).toBe(1);
    return program.log();
  };

  it('an invalid setting', async () => {
    expect(await explain({ INBOX_POSTS: 'many' })).toContain(
      'INBOX_POSTS is "many"; allowed is a whole number',
    );
    expect(await explain({ PORT: 'http' })).toContain('PORT is "http"; allowed is a whole number');
  });

  it('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await explain({ HOST: '127.0.0.1', PORT: String(port) })).toContain(
      `Port ${String(port)} on 127.0.0.1 is in use. Free it, or choose another: PORT=${String(port + 1)} npm run inbox`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('an address of another machine', async () => {
    expect(await explain({ HOST: '192.0.2.1', PORT: '0' })).toContain(
      '"192.0.2.1" is not an address of this machine.',
    );
  });
});
