import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { newInquiry } from '../testing/newInquiry.ts';
import { testStore } from '../testing/storeContract.ts';
import { openStore as open, temporaryStore } from '../testing/temporaryStore.ts';

/** Windows has other rights, and does not remove or replace files that are open. */
const itPosix = it.runIf(process.platform !== 'win32');

let folder: string;
let file: string;
beforeEach(async () => {
  ({ folder, file } = await temporaryStore());
});

const openStore = (maxBytes = 2 ** 30) => open({ file, maxBytes });

testStore(openStore);

itPosix('creates file and folder for their owner only', async () => {
  const previous = process.umask(0);
  await openStore().add(newInquiry());
  expect(process.umask(previous)).toBe(0);
  const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await readMode(join(folder, 'data'))).toBe('700');
  for (const suffix of ['', '-wal', '-shm']) expect(await readMode(file + suffix)).toBe('600');
});

it('rejects what does not fit, keeps what was acknowledged, delivers it, and continues after a deletion', async () => {
  const maxBytes = 500_000;
  const store = openStore(maxBytes);
  const first = await store.add(newInquiry());
  await store.enqueue(['mail']);
  let inquiries = 1;
  const fill = async () => {
    for (; ; inquiries++) await store.add(newInquiry({ fields: { message: 'm'.repeat(5_000) } }));
  };
  await expect(fill).rejects.toThrow('The database is full.');
  expect(await store.counts()).toMatchObject({ inquiries, waiting: 1 });
  expect((await stat(file)).size).toBeLessThanOrEqual(maxBytes);
  await store.settle(first, 'mail', { state: 'delivered' });
  expect(await store.get(first)).toMatchObject({ deliveries: [{ state: 'delivered' }] });
  expect(await store.delete(first)).toBe(1);
  await store.add(newInquiry());
});

it('rejects after two seconds with a lock of another process, without blocking this one', async () => {
  const store = openStore();
  await store.counts();
  const locker = new DatabaseSync(file);
  locker.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  await expect(store.add(newInquiry())).rejects.toThrow('The database is locked.');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  const added = store.add(newInquiry());
  locker.exec('COMMIT');
  locker.close();
  await added;
});

it('rejects a file that is not a database, leaves it as it is, and works once it is gone', async () => {
  await mkdir(join(folder, 'data'));
  await writeFile(file, 'This is a text. '.repeat(1_000));
  const store = openStore();
  await expect(store.add(newInquiry())).rejects.toThrow('The database is corrupt.');
  expect((await stat(file)).size).toBe(16_000);
  await rename(file, `${file}.broken`);
  await store.add(newInquiry());
});

itPosix('rejects a file that is damaged while it is open, and works once it is restored', async () => {
  const store = openStore();
  const inquiry = newInquiry({ fields: { message: 'm'.repeat(9_000) } });
  await store.add(inquiry);
  await store.close();
  await copyFile(file, `${file}.backup`);
  await store.counts();
  await writeFile(file, Buffer.alloc((await stat(file)).size - 4_096, 'damaged '), { flag: 'r+' });
  await expect(store.get(inquiry.id)).rejects.toThrow('The database is corrupt.');
  await rename(`${file}.backup`, file);
  expect(await store.get(inquiry.id)).toMatchObject({ id: inquiry.id });
});

itPosix.each([
  ['its folder was removed', () => rm(join(folder, 'data'), { recursive: true })],
  ['its file was removed', () => rm(file)],
  ['its log was removed', () => rm(`${file}-wal`)],
  ['its file was replaced', () => copyFile(file, `${file}.2`).then(() => rename(`${file}.2`, file))],
])('rejects once after %s, and stores later inquiries in files that exist', async (_, change) => {
  const store = openStore();
  await store.add(newInquiry());
  await change();
  await expect(store.add(newInquiry())).rejects.toThrow('The database is unreachable.');
  const inquiry = newInquiry();
  await store.add(inquiry);
  expect(await openStore().get(inquiry.id)).toMatchObject({ id: inquiry.id });
});

it('upgrades a database without marks of queued inquiries, and queues only those without a delivery', async () => {
  const store = openStore();
  const queued = await store.add(newInquiry());
  await store.enqueue(['mail']);
  const pending = await store.add(newInquiry());
  await store.close();
  const older = new DatabaseSync(file);
  older.exec('DROP INDEX inquiry_queue; ALTER TABLE inquiry DROP COLUMN queued_at');
  older.exec("DELETE FROM kysely_migration WHERE name = '2'");
  older.close();
  await store.enqueue(['webhook']);
  expect(await store.get(queued)).toMatchObject({ deliveries: [{ channel: 'mail' }] });
  expect(await store.get(pending)).toMatchObject({ deliveries: [{ channel: 'webhook' }] });
});

it('rejects the database of a newer version, and says so', async () => {
  await openStore().counts();
  const newer = new DatabaseSync(file);
  newer.exec("INSERT INTO kysely_migration VALUES ('9', '')");
  newer.close();
  await expect(openStore().counts()).rejects.toMatchObject({
    message: 'The database is unreachable.',
    cause: { message: expect.stringContaining('migration 9') as string },
  });
});

// This seed was found by trying: SQLite moves these messages between the pages of a table without padding.
it('leaves nothing of deleted and purged inquiries in the files, when others remain', async () => {
  let seed = 21;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const store = openStore();
  const marks = Array.from({ length: 60 }, (_, index) => `MARK${String(index).padStart(4, '0')}x`);
  const inquiries = marks.map((mark, index) => {
    const fields = { message: mark.repeat(1 + Math.floor(random() * 330)) };
    const receivedAt = new Date(index < 5 ? 0 : '2030-01-01');
    return newInquiry({ id: `ID000000000000${mark.slice(6, 8)}`, fields, receivedAt });
  });
  for (const inquiry of inquiries) await store.add(inquiry);
  const order = inquiries.map((_, index) => index).sort(() => random() - 0.5);
  for (const index of order.slice(0, 19)) await store.delete(inquiries[index]?.id ?? '');
  await store.purge(new Date('2020-01-01'));
  const files = await Promise.all(['', '-wal'].map((suffix) => readFile(file + suffix, 'latin1')));
  const found = marks.filter((mark) => files.join('').includes(mark));
  expect(found).toEqual(marks.filter((_, index) => index >= 5 && order.indexOf(index) >= 19));
});
