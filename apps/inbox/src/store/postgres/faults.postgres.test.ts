import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../Store.ts';
import { createInquiry } from '../testing/createInquiry.ts';
import type { PostgresServer } from '../testing/startPostgres.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { openPostgresStore } from './PostgresStore.ts';

let server: PostgresServer;
const stores: Store[] = [];

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.remove());

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await server.query('DROP SCHEMA IF EXISTS inbox CASCADE');
});

function openStore(url = server.url): Store {
  const store = openPostgresStore(url);
  stores.push(store);
  return store;
}

function unavailable(fault: string): object {
  return { name: 'StoreUnavailableError', fault };
}

describe('schema', () => {
  it('is created once by ten instances that start at the same time', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, () => openStore().add(createInquiry(), ['mail'])),
    );
    expect(added.every(({ isNew }) => isNew)).toBe(true);
    expect(await openStore().counts()).toMatchObject({ inquiries: 10, waiting: 10 });
    expect(await server.query('SELECT version FROM inbox.schema_version')).toEqual([{ version: 1 }]);
  });

  it('of a newer version is rejected, and the cause says so', async () => {
    await openStore().counts();
    await server.query('UPDATE inbox.schema_version SET version = 7');
    const error: unknown = await openStore()
      .counts()
      .catch((error: unknown) => error);
    expect(error).toMatchObject(unavailable('unreachable'));
    expect(String((error as Error).cause)).toContain('schema version 7; this version of the inbox knows 1');
  });

  it('of another encoding is rejected, and the cause says so', async () => {
    await server.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    const error: unknown = await openStore(server.url.replace(/postgres$/, 'latin'))
      .counts()
      .catch((error: unknown) => error);
    expect(error).toMatchObject(unavailable('unreachable'));
    expect(String((error as Error).cause)).toContain('needs UTF8');
  });

  it('is created again after it was dropped', async () => {
    const store = openStore();
    await store.add(createInquiry(), []);
    await server.query('DROP SCHEMA inbox CASCADE');
    await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
    await store.add(createInquiry(), []);
    expect(await store.counts()).toMatchObject({ inquiries: 1 });
  });
});

describe('faults', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)(
    'rejects while the server is stopped with %s, and works once it runs again',
    async (signal) => {
      const store = openStore();
      const first = createInquiry();
      await store.add(first, ['mail']);
      await server.stop(signal);
      await expect(store.add(createInquiry(), ['mail'])).rejects.toMatchObject(unavailable('unreachable'));
      await server.start();
      await store.add(createInquiry(), ['mail']);
      expect(await store.counts()).toMatchObject({ inquiries: 2, waiting: 2 });
      expect(await store.get(first.id)).toMatchObject({ id: first.id });
    },
  );

  it('rejects those whose connection an administrator ends, and keeps what was acknowledged', async () => {
    const store = openStore();
    await store.counts();
    const terminate = server.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'inbox'",
    );
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => store.add(createInquiry(), ['mail'])),
    );
    await terminate;
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(unavailable('unreachable'));
    const { inquiries } = await store.counts();
    expect(inquiries).toBeGreaterThanOrEqual(results.filter(({ status }) => status === 'fulfilled').length);
  });

  it('rejects as unreachable if no server, no such database or no such user is there', async () => {
    const closed = server.url.replace(/:\d+\//, ':1/');
    const noDatabase = server.url.replace(/postgres$/, 'missing');
    const noUser = server.url.replace('postgres@', 'nobody@');
    for (const url of [closed, noDatabase, noUser])
      await expect(openStore(url).counts()).rejects.toMatchObject(unavailable('unreachable'));
  });

  it('rejects as unreachable if the server accepts the connection and does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const sockets: Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(openStore(`postgres://a@127.0.0.1:${String(port)}/b`).counts()).rejects.toMatchObject(
      unavailable('unreachable'),
    );
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('rejects as unreachable if the server does not answer a statement, and works once it does', async () => {
    let isSilent = false;
    const { port } = new URL(server.url);
    const sockets: Socket[] = [];
    const proxy = createServer((socket) => {
      const upstream = connect(Number(port), '127.0.0.1');
      sockets.push(socket, upstream);
      for (const each of [socket, upstream]) each.on('error', () => {});
      socket.pipe(upstream);
      upstream.on('data', (data) => isSilent || socket.write(data));
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const store = openStore(
      server.url.replace(`:${port}/`, `:${String((proxy.address() as AddressInfo).port)}/`),
    );
    await store.counts();
    isSilent = true;
    await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
    isSilent = false;
    await expect(store.add(createInquiry(), [])).resolves.toMatchObject({ isNew: true });
    await store.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });

  it('rejects as locked while another transaction has the table locked', async () => {
    const store = openStore();
    await store.counts();
    const locked = server.query('BEGIN; LOCK TABLE inbox.inquiry; SELECT pg_sleep(8); COMMIT');
    await expect
      .poll(() =>
        server.query(
          "SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted AND relation = 'inbox.inquiry'::regclass",
        ),
      )
      .toHaveLength(1);
    await expect(store.add(createInquiry(), [])).rejects.toMatchObject(unavailable('locked'));
    await locked;
    await store.add(createInquiry(), []);
    expect(await store.counts()).toMatchObject({ inquiries: 1 });
  });

  it('rejects as unreachable while the server takes no writes', async () => {
    const store = openStore();
    await store.counts();
    await server.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
    const standby = openStore();
    await expect(standby.add(createInquiry(), [])).rejects.toMatchObject(unavailable('unreachable'));
    await server.query(
      'BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT',
    );
    await store.add(createInquiry(), []);
  });
});

it('commits to disk although the server is configured not to wait for it', async () => {
  await server.query('ALTER DATABASE postgres SET synchronous_commit = off');
  const store = openStore();
  const inquiries = Array.from({ length: 20 }, () => createInquiry());
  await Promise.all(inquiries.map((inquiry) => store.add(inquiry, [])));
  await server.stop('SIGKILL');
  await server.start();
  expect(await openStore().counts()).toMatchObject({ inquiries: 20 });
  await server.query('ALTER DATABASE postgres RESET synchronous_commit');
});
