import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresStore } from '../store/postgres/PostgresStore.ts';
import type { Store } from '../store/Store.ts';
import { createInquiry } from '../store/testing/createInquiry.ts';
import { startPostgres } from '../store/testing/startPostgres.ts';
import type { PostgresServer } from '../store/testing/startPostgres.ts';
import { runCommand } from './runCommand.ts';

let postgres: PostgresServer;
let store: Store;

beforeAll(async () => {
  postgres = await startPostgres();
  store = openPostgresStore(postgres.url);
});

afterAll(async () => {
  await store.close();
  await postgres.remove();
});

async function run(...args: readonly string[]) {
  const output = { stdout: new PassThrough(), stderr: new PassThrough() };
  const texts = Promise.all([text(output.stdout), text(output.stderr)]);
  const status = await runCommand(args, { DATABASE_URL: postgres.url }, output);
  output.stdout.end();
  output.stderr.end();
  const [stdout, stderr] = await texts;
  return { status, stdout, stderr };
}

it('reads, exports and deletes inquiries in PostgreSQL', async () => {
  const inquiries = Array.from({ length: 250 }, () => createInquiry());
  await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
  const [{ id } = { id: '' }] = inquiries;
  await store.settle(id, 'mail', { state: 'dead', error: 'refused' });

  expect((await run('list')).stdout).toContain(
    '\n50 of 250 inquiries shown; suspected: 0. Deliveries waiting: 249; dead: 1.\n',
  );
  expect((await run('show', id)).stdout).toContain('mail: dead, attempts: 1, last error: refused\n');
  expect(await run('retry', id)).toMatchObject({ status: 0 });
  expect(JSON.parse((await run('export', '--format', 'json')).stdout)).toHaveLength(250);
  expect(await run('delete', id)).toMatchObject({ status: 0 });
  expect(await run('show', id)).toMatchObject({ status: 1, stdout: '' });
});

it('says that the server cannot be reached', async () => {
  await postgres.stop('SIGINT');
  const { status, stderr } = await run('list');
  await postgres.start();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database is unreachable\. .*ECONNREFUSED/);
});
