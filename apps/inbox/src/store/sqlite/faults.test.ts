import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewInquiry } from '../Inquiry.ts';
import type { Store } from '../Store.ts';
import { createInquiry } from '../testing/createInquiry.ts';
import { lockDatabase } from '../testing/lockDatabase.ts';
import { openSqliteStore } from './SqliteStore.ts';

/** Windows has other rights, and does not remove or replace files that are open. */
const isPosix = process.platform !== 'win32';
const describePosix = describe.runIf(isPosix);
const itPosix = it.runIf(isPosix);

let folder: string;
let file: string;
const stores: Store[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  file = join(folder, 'data/inbox.sqlite');
});

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true });
});

function openStore(maxBytes = 2 ** 30): Store {
  const store = openSqliteStore({ file, maxBytes });
  stores.push(store);
  return store;
}

async function readMode(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

async function collectIds(store: Store): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of store.list()) ids.add(id);
  return ids;
}

function unavailable(fault: string): object {
  return { name: 'StoreUnavailableError', fault };
}

const withMessage = (length: number): NewInquiry =>
  createInquiry({ fields: { message: 'm'.repeat(length) } });

describePosix('rights', () => {
  it.each([0o000, 0o022, 0o077])('are those of the owner only for new files, with umask %o', async (mask) => {
    const previous = process.umask(mask);
    try {
      await openStore().add(createInquiry(), []);
    } finally {
      process.umask(previous);
    }
    expect(await readMode(join(folder, 'data'))).toBe('700');
    for (const suffix of ['', '-wal', '-shm']) expect(await readMode(file + suffix)).toBe('600');
  });

  it('are taken from others for existing files, but not for an existing folder', async () => {
    const first = openStore();
    await first.add(createInquiry(), []);
    await chmod(join(folder, 'data'), 0o755);
    for (const suffix of ['', '-wal', '-shm']) await chmod(file + suffix, 0o666);
    await openStore().add(createInquiry(), []);
    for (const suffix of ['', '-wal', '-shm']) expect(await readMode(file + suffix)).toBe('600');
    expect(await readMode(join(folder, 'data'))).toBe('755');
  });
});

describe('full', () => {
  const maxBytes = 500_000;

  it('rejects what does not fit, keeps what was acknowledged and continues after a deletion', async () => {
    const store = openStore(maxBytes);
    const acknowledged: string[] = [];
    const fill = async (): Promise<unknown> => {
      for (;;) {
        try {
          acknowledged.push((await store.add(withMessage(5000), ['mail'])).id);
        } catch (error) {
          return error;
        }
      }
    };
    expect(await fill()).toMatchObject(unavailable('full'));
    expect(await collectIds(store)).toEqual(new Set(acknowledged));
    expect(await store.counts()).toMatchObject({ waiting: acknowledged.length });
    expect((await stat(file)).size).toBeLessThanOrEqual(maxBytes);
    const deleted = acknowledged.shift() ?? '';
    expect(await store.delete(deleted)).toBe(true);
    acknowledged.push((await store.add(withMessage(5000), ['mail'])).id);
    expect(await collectIds(store)).toEqual(new Set(acknowledged));
  });

  it('stores those of several inquiries added at once that fit', async () => {
    const store = openStore(maxBytes);
    const results = await Promise.allSettled(
      [100, maxBytes, 200].map((length) => store.add(withMessage(length), ['mail'])),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: unavailable('full') },
      { status: 'fulfilled' },
    ]);
    expect(await store.counts()).toMatchObject({ inquiries: 2, waiting: 2 });
  });

  it('delivers and reads although nothing more can be stored', async () => {
    const store = openStore(maxBytes);
    const inquiry = createInquiry();
    await store.add(inquiry, ['mail']);
    await expect(store.add(withMessage(maxBytes), [])).rejects.toMatchObject(unavailable('full'));
    const now = new Date('2031-01-01');
    expect(
      await store.claim({ channels: ['mail'], now, until: new Date('2031-01-02'), limit: 1 }),
    ).toHaveLength(1);
    await store.settle(inquiry.id, 'mail', { state: 'delivered' });
    expect(await store.get(inquiry.id)).toMatchObject({ deliveries: [{ state: 'delivered' }] });
  });
});

describe('locked by another process', () => {
  it('rejects after two seconds, without blocking this process, and works afterwards', async () => {
    const store = openStore();
    await mkdir(join(folder, 'data'));
    const unlock = await lockDatabase(file);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    const started = performance.now();
    const results = await Promise.allSettled([
      store.add(createInquiry(), ['mail']),
      store.counts(),
      store.delete('0000000000000000'),
    ]);
    clearInterval(timer);
    expect(performance.now() - started).toBeGreaterThanOrEqual(2000);
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toMatchObject([
      unavailable('locked'),
      unavailable('locked'),
      unavailable('locked'),
    ]);
    expect(turns).toBeGreaterThan(10);
    await unlock();
    await expect(store.add(createInquiry(), ['mail'])).resolves.toMatchObject({ isNew: true });
    expect(await store.counts()).toMatchObject({ inquiries: 1, waiting: 1 });
  });

  it('stores what was added while a short lock lasted', async () => {
    const store = openStore();
    await mkdir(join(folder, 'data'));
    const unlock = await lockDatabase(file);
    const added = Promise.all(Array.from({ length: 5 }, () => store.add(createInquiry(), [])));
    await sleep(50);
    await unlock();
    await expect(added).resolves.toHaveLength(5);
  });
});

describe('no usable database', () => {
  it('rejects as corrupt if the file is no database, leaves it as it is, and works once it is gone', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(file, 'This is a text. '.repeat(1000));
    const store = openStore();
    await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('corrupt'));
    await expect(store.counts()).rejects.toMatchObject(unavailable('corrupt'));
    expect((await stat(file)).size).toBe(16_000);
    await rename(file, `${file}.broken`);
    await store.add(createInquiry(), []);
    expect(await store.counts()).toMatchObject({ inquiries: 1 });
  });

  itPosix(
    'rejects as corrupt if the file is damaged while it is open, and works once it is restored',
    async () => {
      const store = openStore();
      const inquiries = Array.from({ length: 50 }, () => withMessage(9000));
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
      await store.close();
      await copyFile(file, `${file}.backup`);

      const running = openStore();
      await running.counts();
      const handle = await open(file, 'r+');
      await handle.write(Buffer.alloc((await handle.stat()).size - 4096, 'damaged '), 0, null, 4096);
      await expect(collectIds(running)).rejects.toMatchObject(unavailable('corrupt'));
      await expect(running.add(createInquiry(), [])).rejects.toMatchObject(unavailable('corrupt'));
      await handle.close();

      await rename(`${file}.backup`, file);
      await running.add(createInquiry(), []);
      expect((await collectIds(running)).size).toBe(51);
    },
  );

  it('rejects as unreachable if the folder cannot be created, and works once it can', async () => {
    await writeFile(join(folder, 'data'), '');
    const store = openStore();
    await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
    await rm(join(folder, 'data'));
    await expect(store.add(createInquiry(), [])).resolves.toMatchObject({ isNew: true });
  });

  it('rejects as unreachable if the path is that of a folder', async () => {
    await mkdir(file, { recursive: true, mode: 0o755 });
    await expect(openStore().counts()).rejects.toMatchObject(unavailable('unreachable'));
    expect(await readMode(file)).toBe('755');
  });

  describePosix('without the rights of root', () => {
    const nobody = 65534;

    beforeEach(async () => {
      if (process.getuid?.() !== 0) return;
      await chown(folder, nobody, nobody);
      process.seteuid?.(nobody);
    });

    afterEach(() => {
      if (process.getuid?.() === 0) process.seteuid?.(0);
    });

    it('rejects as unreachable while the folder is not writable', async () => {
      await mkdir(join(folder, 'data'), { mode: 0o500 });
      const store = openStore();
      await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
      await chmod(join(folder, 'data'), 0o700);
      await expect(store.add(createInquiry(), [])).resolves.toMatchObject({ isNew: true });
    });

    it('rejects as unreachable while the file is not writable', async () => {
      await openStore().add(createInquiry(), []);
      await stores.pop()?.close();
      await chmod(file, 0o400);
      const store = openStore();
      await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
      await chmod(file, 0o600);
      await store.add(createInquiry(), []);
      expect(await store.counts()).toMatchObject({ inquiries: 2 });
    });
  });
});

describePosix('files removed while they are open', () => {
  it.each(['data', 'data/inbox.sqlite', 'data/inbox.sqlite-wal'])(
    'rejects once after %s was removed, and stores later inquiries in files that exist',
    async (removed) => {
      const store = openStore();
      await store.add(createInquiry(), []);
      await rm(join(folder, removed), { recursive: true });
      await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
      const inquiry = createInquiry();
      await store.add(inquiry, []);
      expect(existsSync(file)).toBe(true);
      expect(await openStore().get(inquiry.id)).toMatchObject({ id: inquiry.id });
    },
  );

  it('leaves a database alone that replaced the open one', async () => {
    const store = openStore();
    await store.add(createInquiry(), []);
    await rename(join(folder, 'data'), join(folder, 'old'));
    const replacement = openStore();
    await replacement.add(createInquiry(), []);
    await expect(store.counts()).rejects.toMatchObject(unavailable('unreachable'));
    await replacement.add(createInquiry(), []);
    expect(await store.counts()).toMatchObject({ inquiries: 2 });
  });
});

describe('databases of others', () => {
  async function readCause(store: Store): Promise<string> {
    const error: unknown = await store.counts().catch((error: unknown) => error);
    expect(error).toMatchObject(unavailable('unreachable'));
    return String((error as Error).cause);
  }

  it('rejects one of a newer version of the inbox, and says so', async () => {
    await openStore().add(createInquiry(), []);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 7');
    database.close();
    expect(await readCause(openStore())).toContain('schema version 7; this version of the inbox knows 1');
  });

  it('rejects one of another program, and does not change it', async () => {
    await mkdir(join(folder, 'data'));
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE songs (title TEXT)');
    database.close();
    const { mtimeMs } = await stat(file);
    expect(await readCause(openStore())).toContain('database of another program');
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });

  it('uses an empty file', async () => {
    await mkdir(join(folder, 'data'));
    await appendFile(file, '');
    await openStore().add(createInquiry(), []);
    expect(await readMode(file)).toBe('600');
  });
});
