import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Environment } from './settings.ts';
import { killDuringPosts } from './testing/killDuringPosts.ts';
import { bundleProgram, startProgram } from './testing/startProgram.ts';

// How the server stops, and why it cannot listen, is tested with the server of the site: tools/serve/main.site.test.ts.

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

const post = (url: string) =>
  fetch(`${url}/inquiries`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' },
    body: new URLSearchParams({
      'form-name': 'contact',
      name: 'Ann',
      email: 'ann@company.example',
      message: 'Hello',
    }),
  });

it('stores and confirms an inquiry, without personal data in the log, and exits with status 0 after SIGTERM', async () => {
  const url = await start().listening();
  const response = await post(url);
  expect(response.status).toBe(200);
  const { reference } = (await response.json()) as { reference: string };
  expect((await fetch(`${url}/inquiries/received?reference=${reference}`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.log()).not.toMatch(/Ann|company/);
});

it('does not log a failure if a body ends early', async () => {
  const url = await start().listening();
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(Buffer.from('form-name'));
    },
  });
  const init = { method: 'POST', body, duplex: 'half', signal: AbortSignal.timeout(500) } as RequestInit;
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
  await expect(fetch(`${url}/inquiries`, { ...init, headers })).rejects.toThrow();
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.log()).not.toContain('failed');
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

it('does not start with an invalid setting, exits with status 1 and explains', async () => {
  expect(await start({ INBOX_POSTS: 'many' }).ended).toBe(1);
  expect(program.log()).toContain('INBOX_POSTS is invalid; allowed is a whole number');
});

it('has each confirmed inquiry exactly once after kill -9 during posts', async () => {
  await killDuringPosts(3);
});
