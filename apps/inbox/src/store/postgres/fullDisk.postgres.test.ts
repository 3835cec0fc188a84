import { execFileSync } from 'node:child_process';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInquiry } from '../testing/createInquiry.ts';
import type { PostgresServer } from '../testing/startPostgres.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { openPostgresStore } from './PostgresStore.ts';

/** A file system with 2 MiB, for the tables. Only root can mount it. */
let folder: string;
let server: PostgresServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-full-'));
  const owner = String(execFileSync('id', ['-u', 'postgres'])).trim();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=2m,uid=${owner}`, 'tmpfs', folder]);
  server = await startPostgres();
  await server.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
  await server.query('ALTER DATABASE postgres SET default_tablespace = small');
});

afterAll(async () => {
  await server.remove();
  execFileSync('umount', [folder]);
  await rmdir(folder);
});

it('rejects as full when the disk is full, keeps what was acknowledged, and works once there is space', async () => {
  const store = openPostgresStore(server.url);
  const acknowledged: string[] = [];
  let error: unknown;
  while (error === undefined) {
    try {
      // PostgreSQL compresses text that repeats itself.
      const fields = { message: Array.from({ length: 100 }, () => createInquiry().idempotencyKey).join('') };
      acknowledged.push((await store.add(createInquiry({ fields }), ['mail'])).id);
    } catch (reason) {
      error = reason;
    }
  }
  expect(error).toMatchObject({ name: 'StoreUnavailableError', fault: 'full' });
  expect(await store.counts()).toMatchObject({
    inquiries: acknowledged.length,
    waiting: acknowledged.length,
  });

  execFileSync('mount', ['-o', 'remount,size=16m', folder]);
  acknowledged.push((await store.add(createInquiry(), ['mail'])).id);
  const stored: string[] = [];
  for await (const { id } of store.list()) stored.push(id);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  await store.close();
});
