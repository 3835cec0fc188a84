import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from './store/database.ts';
import type { Store } from './store/Store.ts';
import { killDuringPosts } from './testing/killDuringPosts.ts';
import { newInquiry } from './testing/newInquiry.ts';
import { startPostgres } from './testing/startPostgres.ts';
import { testStore } from './testing/storeContract.ts';
import { openStore as open, temporaryStore } from './testing/temporaryStore.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
}, 600_000);
afterAll(() => server.remove());
beforeEach(() => server.query('DROP SCHEMA IF EXISTS inbox CASCADE'));

const openStore = (url = server.url) => open({ url });

/** Expects that an inquiry is not stored because of a fault. */
const refuses = (store: Store, fault: string) =>
  expect(store.add(newInquiry())).rejects.toThrow(`The database is ${fault}.`);

describe('PostgreSQL', () => {
  testStore(openStore);

  it('creates its schema once for ten instances that start at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => openStore().add(newInquiry())));
    expect(await openStore().counts()).toMatchObject({ inquiries: 10 });
    expect(await server.query('SELECT name FROM inbox.kysely_migration')).toEqual([
      { name: '1' },
      { name: '2' },
    ]);
  });

  it('keeps what was acknowledged after a crash, even if the default is synchronous_commit = off', async () => {
    await server.query('ALTER DATABASE postgres SET synchronous_commit = off');
    const store = openStore();
    await Promise.all(Array.from({ length: 20 }, () => store.add(newInquiry())));
    server.stop('immediate');
    await refuses(store, 'unreachable');
    server.start();
    await store.add(newInquiry());
    expect(await store.counts()).toMatchObject({ inquiries: 21 });
    await server.query('ALTER DATABASE postgres RESET synchronous_commit');
  });

  it('rejects if there is no server, database or user, and if an administrator ends the connection', async () => {
    const nobody = server.url.replace('//postgres', '//nobody');
    for (const url of ['postgres://postgres@127.0.0.1:1/postgres', `${server.url}-missing`, nobody])
      await refuses(openStore(url), 'unreachable');
    const store = openStore();
    await store.counts();
    const added = Promise.allSettled(Array.from({ length: 100 }, () => store.add(newInquiry())));
    await server.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'inbox'",
    );
    const refused = (await added).filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(StoreUnavailableError);
    expect((await store.counts()).inquiries).toBeGreaterThanOrEqual(100 - refused.length);
  });

  it('rejects if the server does not answer a statement, and works once it does', async () => {
    const store = openStore();
    await store.counts();
    const [backend] = await server.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'inbox'");
    process.kill(Number(backend?.['pid']), 'SIGSTOP');
    await refuses(store, 'unreachable');
    await store.add(newInquiry());
    process.kill(Number(backend?.['pid']), 'SIGCONT');
  });

  it('rejects while another transaction has the table locked', async () => {
    const store = openStore();
    await store.counts();
    const locked = server.query('BEGIN; LOCK TABLE inbox.inquiry; SELECT pg_sleep(8); COMMIT');
    await expect
      .poll(() => server.query("SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted"))
      .not.toHaveLength(0);
    await refuses(store, 'locked');
    await locked;
  });
});

describe('has each confirmed inquiry exactly once after thirty times kill -9 during posts', () => {
  it('in SQLite', async () => {
    await killDuringPosts(30, { INBOX_DATABASE: (await temporaryStore()).file });
  }, 600_000);
  it('in PostgreSQL', () => killDuringPosts(30, { DATABASE_URL: server.url }), 600_000);
});
