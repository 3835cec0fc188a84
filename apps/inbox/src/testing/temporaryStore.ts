import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Store } from '../store/Store.ts';

/** Opens a store that is closed after the test. */
export function openStore(database: ConstructorParameters<typeof Store>[0]): Store {
  const store = new Store(database);
  onTestFinished(() => store.close());
  return store;
}

/** Returns a store with a new file of SQLite, which is created when it is used, and deleted after the test. */
export async function temporaryStore() {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data/inbox.sqlite');
  return { folder, file, store: openStore({ file, maxBytes: 2 ** 30 }) };
}
