import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../Store.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { createInquiry } from '../testing/createInquiry.ts';
import { openSqliteStore } from './SqliteStore.ts';

/** A file system with 3 MiB. Only root can mount it. */
let folder: string;
let store: Store;

const openStore = () => openSqliteStore({ file: join(folder, 'data/inbox.sqlite'), maxBytes: 2 ** 30 });
const full = { name: 'StoreUnavailableError', fault: 'full' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]);
  store = openStore();
});

afterEach(async () => {
  await store.close();
  execFileSync('umount', [folder]);
  await rmdir(folder);
});

async function collectIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of store.list()) ids.push(id);
  return ids.toSorted();
}

it('keeps what was acknowledged when the disk is full, and works once there is space', async () => {
  const acknowledged: string[] = [];
  let error: unknown;
  while (error === undefined) {
    const message = 'm'.repeat(3000);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => store.add(createInquiry({ fields: { message } }), ['mail'])),
    );
    for (const result of results)
      if (result.status === 'fulfilled') acknowledged.push(result.value.id);
      else error = result.reason;
  }
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(error).toMatchObject(full);
  expect(await collectIds()).toEqual(acknowledged.toSorted());

  execFileSync('mount', ['-o', 'remount,size=16m', folder]);
  acknowledged.push((await store.add(createInquiry(), ['mail'])).id);
  expect(await collectIds()).toEqual(acknowledged.toSorted());
  expect(await store.counts()).toMatchObject({ waiting: acknowledged.length });
});

it('rejects while other files fill the disk, also when the database is opened', async () => {
  await store.add(createInquiry(), ['mail']);
  await store.close();
  const other = join(folder, 'other');
  await expect(writeFile(other, Buffer.alloc(2 ** 22))).rejects.toThrow('ENOSPC');
  store = openStore();
  await expect(store.counts()).rejects.toMatchObject(full);
  await expect(store.add(createInquiry(), ['mail'])).rejects.toMatchObject(full);
  await rm(other);
  await store.add(createInquiry(), ['mail']);
  expect(await store.counts()).toMatchObject({ inquiries: 2, waiting: 2 });
});
