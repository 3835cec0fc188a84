import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { testStore } from '../testing/contract.ts';
import { openSqliteStore } from './SqliteStore.ts';

const folder = await mkdtemp(join(tmpdir(), 'inbox-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('SQLite', () => {
  testStore(
    () => openSqliteStore({ file: join(folder, 'data/inbox.sqlite'), maxBytes: 2 ** 30 }),
    () => rm(join(folder, 'data'), { recursive: true, force: true }),
  );
});
