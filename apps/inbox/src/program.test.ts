import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Environment } from './settings.ts';
import { killDuringPosts } from './testing/killDuringPosts.ts';
import { bundleProgram, startProgram } from './testing/startProgram.ts';

let folder: string;
let database: string;
let program: ReturnType<typeof startProgram>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  database = join(folder, 'data/inbox.sqlite');
  bundleProgram(join(folder, 'dist'));
});
afterEach(async () => {
  program.kill('SIGKILL');
  await program.ended;
  await rm(join(folder, 'data'), { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true }));

function start(environment: Environment = {}) {
  program = startProgram(join(folder, 'dist'), { INBOX_DATABASE: database, ...environment });
  return program;
}

const form = 'form-name=contact&name=Ann&email=ann%40company.example&message=Hello';
const headers = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
  Accept: 'application/json',
};
const post = (url: string) => fetch(`${url}/inquiries`, { method: 'POST', headers, body: form });

it('stores and confirms an inquiry, without personal data in the log', async () => {
  const url = await start().listening();
  const response = await post(url);
  expect(response.status).toBe(200);
  const { reference } = (await response.json()) as { reference: string };
  expect((await fetch(`${url}/inquiries/received?reference=${reference}`)).status).toBe(200);
  expect(program.log()).not.toMatch(/Ann|company/);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'responds to running requests after %s, closes the database and exits with status 0',
  async (signal) => {
    const url = await start().listening();
    const lines = { ...headers, Host: 'a', 'Content-Length': form.length, Expect: '100-continue' };
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    socket.write(`POST /inquiries HTTP/1.1\r\n${head.join('')}\r\n`);
    // Status 100: the server has the request.
    await once(socket, 'data');
    program.kill(signal);
    // New connections are refused, so the signal has arrived.
    await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), 30_000);
    socket.write(form);
    expect(String(await once(socket, 'data'))).toContain('"ok":true');
    expect(await program.ended).toBe(0);
    const rows = new DatabaseSync(database, { readOnly: true }).prepare('SELECT * FROM inquiry').all();
    expect(rows).toHaveLength(1);
  },
);

it('closes connections that are left after the time for running requests', async () => {
  const url = await start({ DRAIN_SECONDS: '0' }).listening();
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  socket.write('POST /inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n');
  await once(socket, 'data');
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

it('deletes expired inquiries at the start', async () => {
  await post(await start().listening());
  program.kill('SIGTERM');
  await program.ended;
  const connection = new DatabaseSync(database);
  connection.exec('UPDATE inquiry SET received_at = 0');
  await start().waitFor(/Deleted inquiries older than 365 days: 1\./);
  expect(connection.prepare('SELECT * FROM inquiry').all()).toEqual([]);
  connection.close();
});

it('keeps running without a database: 503, also for health checks', async () => {
  const url = await start({ INBOX_DATABASE: join(folder, 'dist/main.mjs/inbox.sqlite') }).listening();
  expect((await post(url)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
});

it('does not start with an invalid setting or address, exits with status 1 and explains', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = (other.address() as AddressInfo).port;
  for (const [environment, explanation] of [
    [{ INBOX_POSTS: 'many' }, 'INBOX_POSTS is "many"; allowed is a whole number'],
    [{ PORT: String(port) }, `Port ${String(port)} on 127.0.0.1 is in use. Free it, or choose another:`],
    [{ HOST: '192.0.2.1' }, '"192.0.2.1" is not an address of this machine.'],
  ] as const) {
    expect(await start(environment).ended).toBe(1);
    expect(program.log()).toContain(explanation);
  }
  other.close();
});

it('has each confirmed inquiry exactly once after kill -9 during posts', async () => {
  await killDuringPosts(3);
});
