import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../store/postgres/PostgresStore.ts';
import { createInquiry } from '../store/testing/createInquiry.ts';
import { startPostgres } from '../store/testing/startPostgres.ts';
import type { PostgresServer } from '../store/testing/startPostgres.ts';
import { startDelivery } from './startDelivery.ts';
import { startMailServer } from './testing/startMailServer.ts';

let postgres: PostgresServer;
let closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterEach(async () => {
  for (const close of closings.reverse()) await close();
  closings = [];
});

afterAll(() => postgres.remove());

function openStore() {
  const store = openPostgresStore(postgres.url);
  closings.push(() => store.close());
  return store;
}

it('mails each inquiry once if three instances share PostgreSQL, and those that another was mailing when it was killed', async () => {
  const server = await startMailServer({ hideSTARTTLS: true });
  closings.push(() => server.close());
  const store = openStore();
  const inquiries = Array.from({ length: 90 }, () => createInquiry({ receivedAt: new Date() }));
  await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));

  // A fourth instance: killed, so that it never settles.
  const now = new Date();
  const until = new Date(now.getTime() + 1000);
  expect(await store.claim({ channels: ['mail'], now, until, limit: 3 })).toHaveLength(3);

  for (let instance = 0; instance < 3; instance++) {
    const delivery = startDelivery({
      store: openStore(),
      settings: { mail: { url: server.url, to: 'inbox@company.example', from: 'site@company.example' } },
      log: (line) => expect.unreachable(line),
      times: { poll: 20 },
    });
    closings.push(() => delivery.close());
  }
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ waiting: 0, dead: 0 }), {
    timeout: 60_000,
    interval: 50,
  });
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
    inquiries.map(({ id }) => `<${id.toLowerCase()}.mail@company.example>`).sort(),
  );
});
