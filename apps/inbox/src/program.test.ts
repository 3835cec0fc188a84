import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { killDuringPosts } from './testing/killDuringPosts.ts';
import { startInbox } from './testing/startInbox.ts';
import { temporaryStore } from './testing/temporaryStore.ts';

// How the server stops, and why it cannot listen, is tested with the server of the site: tools/serve/main.site.test.ts.

let database: string;
let program: Awaited<ReturnType<typeof startInbox>>;
beforeEach(async () => {
  ({ file: database } = await temporaryStore());
});

const start = async (environment: NodeJS.ProcessEnv = {}) =>
  (program = await startInbox({ INBOX_DATABASE: database, ...environment }));

const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' };
const fields = { 'form-name': 'contact', name: 'Ann', email: 'ann@company.example', message: 'Hello' };
const post = () => fetch(program.url, { method: 'POST', headers, body: new URLSearchParams(fields) });

it('stores and confirms an inquiry, without personal data in the log, and exits with status 0 after SIGTERM', async () => {
  await start();
  expect((await post()).status).toBe(200);
  expect(await program.stop()).toBe(0);
  expect(program.output()).not.toMatch(/Ann|company/);
});

it('does not log a failure if a body ends early', async () => {
  await start();
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('form-name')) });
  const init = { method: 'POST', body, duplex: 'half', signal: AbortSignal.timeout(500) } as RequestInit;
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await expect(fetch(program.url, { ...init, headers: { ...headers, ...type } })).rejects.toThrow();
  expect(await program.stop()).toBe(0);
  expect(program.output()).not.toContain('failed');
});

it('deletes expired inquiries at the start', async () => {
  await start();
  await post();
  await program.stop();
  const connection = new DatabaseSync(database);
  connection.exec('UPDATE inquiry SET received_at = 0');
  await start();
  await expect.poll(program.output).toContain('Deleted inquiries older than 365 days: 1.');
  expect(connection.prepare('SELECT * FROM inquiry').all()).toEqual([]);
  connection.close();
});

it('keeps running without a database', async () => {
  await start({ INBOX_DATABASE: join(import.meta.filename, 'inbox.sqlite') });
  expect((await post()).status).toBe(503);
});

it('does not start with an invalid setting, and explains', async () => {
  await expect(start({ INBOX_POSTS: 'many' })).rejects.toThrow('INBOX_POSTS is "many"; allowed is a whole');
});

it('has each confirmed inquiry exactly once after kill -9 during posts', () =>
  killDuringPosts(3, { INBOX_DATABASE: database }));
