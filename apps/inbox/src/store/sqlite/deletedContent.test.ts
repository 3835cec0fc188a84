import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../Store.ts';
import { createInquiry } from '../testing/createInquiry.ts';
import { openSqliteStore } from './SqliteStore.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  store = openSqliteStore({ file: join(folder, 'inbox.sqlite'), maxBytes: 2 ** 30 });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Contents of the database and of its write-ahead log. */
async function readBytes(): Promise<string> {
  const files = await Promise.all(
    ['inbox.sqlite', 'inbox.sqlite-wal'].map((name) => readFile(join(folder, name), 'latin1')),
  );
  return files.join('');
}

/** Returns numbers from 0 to 1 that are the same in each run: a linear congruential generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

it('leaves nothing of a deleted inquiry in the files', async () => {
  const inquiry = createInquiry({ fields: { message: 'Confidential' } });
  await store.add(inquiry, ['mail']);
  expect(await readBytes()).toContain('Confidential');
  await store.delete(inquiry.id);
  expect(await readBytes()).not.toContain('Confidential');
});

it('leaves nothing of purged inquiries in the files', async () => {
  await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      store.add(createInquiry({ fields: { message: `Confidential ${String(index)}` } }), []),
    ),
  );
  expect(await store.purge(new Date('2031-01-01'))).toBe(150);
  expect(await readBytes()).not.toContain('Confidential');
});

// Found by trying seeds: with this one, SQLite moved deleted messages between the pages of a table without padding.
it('leaves nothing of deleted inquiries of many lengths in the files, when others remain', async () => {
  const random = createRandom(21);
  const inquiries = Array.from({ length: 60 }, (_, index) => {
    const number = String(index).padStart(4, '0');
    return createInquiry({
      id: `ID000000000000${number.slice(2)}`,
      fields: { message: `MARK${number}x`.repeat(1 + Math.floor(random() * 330)) },
    });
  });
  await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
  const order = inquiries.map((_, index) => index).sort(() => random() - 0.5);
  for (const index of order.slice(0, 19)) await store.delete(inquiries[index]?.id ?? '');
  const bytes = await readBytes();
  const remaining = inquiries
    .map((_, index) => index)
    .filter((index) => bytes.includes(`MARK${String(index).padStart(4, '0')}x`));
  expect(remaining).toEqual(order.slice(19).sort((a, b) => a - b));
});
