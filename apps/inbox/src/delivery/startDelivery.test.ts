import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, NewInquiry } from '../store/Inquiry.ts';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import type { Store } from '../store/Store.ts';
import { StoreUnavailableError } from '../store/StoreUnavailableError.ts';
import { createInquiry } from '../store/testing/createInquiry.ts';
import { startDelivery } from './startDelivery.ts';
import { startMailServer } from './testing/startMailServer.ts';
import { startScriptedMailServer } from './testing/startScriptedMailServer.ts';

const times = {
  poll: 10,
  settle: 10,
  nextAttempt: () => 10,
};

/** For tests in which the server is silent: time enough for its other replies. */
const shortTimeouts = { connectionTimeout: 2000, greetingTimeout: 200, socketTimeout: 200 };

const visitor = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'About the analytical engine' };

/** Long enough for a busy machine, in milliseconds. */
const patience = 20_000;
vi.setConfig({ testTimeout: patience + 5000 });

let folder: string;
let store: Store;
let log: string[];
let closings: (() => Promise<unknown>)[];

function openTestStore(): Store {
  const opened = openSqliteStore({ file: join(folder, 'inbox.sqlite'), maxBytes: 2 ** 30 });
  closings.push(() => opened.close());
  return opened;
}

/** Starts a delivery that is closed at the end of the test. */
function start(url: string, options: Partial<Parameters<typeof startDelivery>[0]> = {}) {
  const delivery = startDelivery({
    store,
    settings: { mail: { url, to: 'inbox@company.example', from: 'site@company.example' } },
    log: (line) => log.push(line),
    ...options,
    times: { ...times, ...options.times },
  });
  closings.push(() => delivery.close());
  return delivery;
}

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closings.push(() => server.close());
  return server;
}

async function scriptedServer(...options: Parameters<typeof startScriptedMailServer>) {
  const server = await startScriptedMailServer(...options);
  closings.push(() => server.close());
  return server;
}

async function add(values: Partial<NewInquiry> = {}): Promise<string> {
  const inquiry = createInquiry({ fields: visitor, receivedAt: new Date(), ...values });
  const { id } = await store.add(inquiry, ['mail']);
  return id;
}

async function deliveryOf(id: string): Promise<Delivery | undefined> {
  return (await store.get(id))?.deliveries[0];
}

/** Waits until the delivery of an inquiry has these properties. */
async function reaches(id: string, expected: Partial<Delivery>): Promise<void> {
  await vi.waitFor(async () => expect(await deliveryOf(id)).toMatchObject(expected), {
    timeout: patience,
    interval: 10,
  });
}

beforeEach(async () => {
  closings = [];
  log = [];
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  store = openTestStore();
});

afterEach(async () => {
  for (const close of closings.reverse()) await close();
  await rm(folder, { recursive: true });
  for (const text of [...Object.values(visitor), 'company.example', '127.0.0.1']) {
    expect(log.join('\n')).not.toContain(text);
  }
});

describe('delivery by mail', () => {
  it('mails a new inquiry at once, encrypted if the server on this machine can', async () => {
    const server = await mailServer();
    const delivery = start(server.url, { times: { poll: 60_000 } });
    const id = await add();
    delivery.wake();
    await reaches(id, { state: 'delivered', attempts: 1 });
    expect(server.mails).toMatchObject([
      { from: 'site@company.example', to: ['inbox@company.example'], secure: true },
    ]);
    expect(server.mails[0]?.source).toContain('About the analytical engine');
    expect(log).toEqual([]);
  });

  it('mails what was stored before the start, and before mail was configured', async () => {
    const server = await mailServer();
    const earlier = createInquiry({ fields: visitor, receivedAt: new Date() });
    await store.add(earlier, []);
    const id = await add();
    start(server.url);
    await reaches(id, { state: 'delivered' });
    await reaches(earlier.id, { state: 'delivered' });
    expect(log).toEqual(['Inquiries that waited for a channel and are delivered now: 1.']);
  });

  it('mails what a command without settings of mail has released', async () => {
    const server = await mailServer();
    const { id } = await store.add(createInquiry({ suspicion: 'honeypot', receivedAt: new Date() }), []);
    start(server.url, { times: { enqueue: 10 } });
    expect(await store.release(id, [])).toBe(true);
    await reaches(id, { state: 'delivered' });
  });

  it('does not mail an inquiry that looks automated', async () => {
    const server = await mailServer();
    start(server.url);
    const suspected = createInquiry({ suspicion: 'honeypot', receivedAt: new Date() });
    await store.add(suspected, ['mail']);
    const id = await add();
    await reaches(id, { state: 'delivered' });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.messageId).toContain(id.toLowerCase());
  });

  it.each([
    ['the recipient', 'RCPT', '550 5.1.1 <inbox@company.example>: no such user', 'RCPT TO'],
    ['the sender', 'MAIL', '553 5.7.1 <site@company.example>: not allowed', 'MAIL FROM'],
    ['the message', 'message', '554 5.7.1 Spam from ada@engine.example', 'DATA'],
  ])('gives up at once if the server rejects %s for good', async (_, refusedStep, reply, command) => {
    const server = await scriptedServer(({ step, usualReply }) =>
      step === refusedStep ? reply : usualReply,
    );
    const id = await add({ id: '7K2M9QXR4TBN0WVE' });
    start(server.url);
    const reason = `the mail server replied ${reply.slice(0, 9)} to ${command}`;
    await reaches(id, { state: 'dead', attempts: 1, lastError: reason });
    expect(log).toEqual([
      `Dead letter: inquiry 7K2M-9QXR-4TBN-0WVE was not delivered by mail (attempts: 1): ${reason}. To try again: npm run inbox -- retry 7K2M-9QXR-4TBN-0WVE`,
    ]);
  });

  it('tries again if the server rejects for now, and logs the failure and the recovery once', async () => {
    const server = await scriptedServer(({ step, connection, usualReply }) =>
      step === 'RCPT' && connection < 3 ? '450 4.2.0 <inbox@company.example>: greylisted' : usualReply,
    );
    const id = await add();
    start(server.url);
    await reaches(id, { state: 'delivered', attempts: 3 });
    expect(server.messages).toHaveLength(1);
    expect(log).toEqual([
      'Delivery by mail fails and is tried again: the mail server replied 450 4.2.0 to RCPT TO.',
      'Delivery by mail works again.',
    ]);
  });

  it('gives up after the last attempt; retry makes it due again', async () => {
    let isAccepting = false;
    const server = await scriptedServer(({ step, usualReply }) =>
      step === 'MAIL' && !isAccepting ? '451 4.3.0 Try later' : usualReply,
    );
    const id = await add();
    start(server.url, { times: { nextAttempt: (attempts) => (attempts < 3 ? 10 : undefined) } });
    await reaches(id, { state: 'dead', attempts: 3 });
    isAccepting = true;
    expect(await store.retry(id)).toBe(1);
    await reaches(id, { state: 'delivered', attempts: 1 });
  });

  it('logs at the start how many dead letters there are', async () => {
    const server = await mailServer();
    await store.settle(await add(), 'mail', { state: 'dead', error: 'refused' });
    start(server.url);
    await vi.waitFor(
      () => expect(log).toEqual(['Dead letters: 1. To list them: npm run inbox -- list --dead']),
      {
        interval: 10,
      },
    );
  });

  it('tries again if the server rejects the password', async () => {
    let password = 'other';
    const server = await mailServer({
      authOptional: false,
      onAuth: (auth, _session, done) =>
        auth.username === 'site@host' && auth.password === password
          ? done(null, { user: 'site' })
          : done(new Error('Wrong password for site')),
    });
    const id = await add();
    start(server.url.replace('//', '//site%40host:p%2Fss@'));
    await reaches(id, {
      state: 'waiting',
      lastError: expect.stringMatching(/^the mail server replied 535 to AUTH (PLAIN|LOGIN)$/) as string,
    });
    password = 'p/ss';
    await reaches(id, { state: 'delivered' });
  });

  it.each(['connection', 'DATA', 'message'])(
    'tries again if the server is silent after %s',
    async (silentStep) => {
      const server = await scriptedServer(({ step, connection, usualReply }) =>
        step === silentStep && connection === 1 ? undefined : usualReply,
      );
      const id = await add();
      start(server.url, { times: { mail: shortTimeouts } });
      await reaches(id, { state: 'delivered' });
      expect((await deliveryOf(id))?.lastError).toBe('the mail server cannot be used: ETIMEDOUT');
    },
  );

  it.each(['connection', 'DATA'])('tries again if the connection ends after %s', async (lastStep) => {
    const server = await scriptedServer(({ step, connection, socket, usualReply }) => {
      if (step === lastStep && connection === 1) socket.destroy();
      return usualReply;
    });
    const id = await add();
    start(server.url);
    await reaches(id, { state: 'delivered', attempts: 2 });
    expect(server.messages).toHaveLength(1);
  });

  it.each([
    ['the connection ends before the reply', (_reply: () => void, end: () => void) => end()],
    ['the reply comes after the time-out', (reply: () => void) => void setTimeout(reply, 300)],
  ])('mails twice with the same Message-ID if %s', async (_, fail) => {
    const server = await scriptedServer(({ step, connection, socket, usualReply }) => {
      if (step !== 'message' || connection > 1) return usualReply;
      fail(
        () => socket.writable && socket.write('250 Queued\r\n'),
        () => socket.destroy(),
      );
      return undefined;
    });
    const id = await add();
    start(server.url, { times: { mail: shortTimeouts } });
    await reaches(id, { state: 'delivered' });
    const messageIds = server.messages.map((message) => /^Message-ID: .*$/m.exec(message)?.[0]);
    expect(messageIds.length).toBeGreaterThan(1);
    expect(new Set(messageIds)).toEqual(new Set([`Message-ID: <${id.toLowerCase()}.mail@company.example>`]));
  });

  it('tries again while the server is down', async () => {
    const { port, url, close } = await startMailServer();
    await close();
    const id = await add();
    start(url);
    await reaches(id, { state: 'waiting', lastError: 'the mail server cannot be used: ECONNREFUSED' });
    const server = await mailServer({}, port);
    await reaches(id, { state: 'delivered' });
    expect(server.mails).toHaveLength(1);
    expect(log).toHaveLength(2);
  });

  it('continues after a restart between two attempts', async () => {
    const server = await scriptedServer(({ step, connection, usualReply }) =>
      step === 'RCPT' && connection === 1 ? '450 4.2.0 Later' : usualReply,
    );
    const id = await add();
    const first = start(server.url, { times: { nextAttempt: () => 300 } });
    await reaches(id, { state: 'waiting', attempts: 1 });
    await first.close();
    await store.close();
    store = openTestStore();
    start(server.url);
    await reaches(id, { state: 'delivered', attempts: 2 });
  });

  it('delivers after the claim of a process that was killed has expired', async () => {
    const server = await mailServer();
    const id = await add();
    const now = new Date();
    const until = new Date(now.getTime() + 300);
    expect(await store.claim({ channels: ['mail'], now, until, limit: 1 })).toHaveLength(1);
    start(server.url);
    await reaches(id, { state: 'delivered', attempts: 1 });
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(server.mails).toHaveLength(1);
  });

  it('mails each inquiry once if two processes share a store', async () => {
    const server = await mailServer({ hideSTARTTLS: true });
    const ids = await Promise.all(Array.from({ length: 12 }, () => add()));
    start(server.url);
    start(server.url, { store: openTestStore() });
    await Promise.all(ids.map((id) => reaches(id, { state: 'delivered', attempts: 1 })));
    expect(server.mails).toHaveLength(12);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('waits while the database cannot be used, and does not mail again what it could not record', async () => {
    const server = await mailServer();
    const id = await add();
    const failures = { enqueue: 2, claim: 2, settle: 3 };
    const unreliable = new Proxy(store, {
      get(target, key: keyof Store & keyof typeof failures) {
        if (failures[key] > 0) {
          failures[key]--;
          return () => Promise.reject(new StoreUnavailableError('locked', undefined));
        }
        return (target[key] as (...values: unknown[]) => unknown).bind(target);
      },
    });
    start(server.url, { store: unreliable });
    await reaches(id, { state: 'delivered', attempts: 1 });
    expect(failures).toEqual({ enqueue: 0, claim: 0, settle: 0 });
    expect(server.mails).toHaveLength(1);
    expect(log).toEqual([
      'The delivery waits and tries again: The database is locked.',
      'The delivery can use the database again.',
    ]);
  });

  it('waits for attempts in flight before it closes, and starts no others', async () => {
    let accept = () => {};
    const server = await scriptedServer(({ step, socket, usualReply }) => {
      if (step !== 'message') return usualReply;
      accept = () => socket.write('250 Queued\r\n');
      return undefined;
    });
    const id = await add();
    const delivery = start(server.url);
    await vi.waitFor(() => expect(server.messages).toHaveLength(1), { timeout: patience, interval: 10 });
    const closed = delivery.close();
    const later = await add();
    delivery.wake();
    accept();
    await closed;
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
    expect(await deliveryOf(later)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('aborts attempts in flight if they take too long to close', async () => {
    const server = await scriptedServer(({ step, usualReply }) =>
      step === 'message' ? undefined : usualReply,
    );
    const id = await add();
    const delivery = start(server.url, { times: { close: 50 } });
    await vi.waitFor(() => expect(server.messages).toHaveLength(1), { timeout: patience, interval: 10 });
    await delivery.close();
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('aborts an attempt that keeps the connection busy for too long', async () => {
    const server = await scriptedServer(({ step, connection, socket, usualReply }) => {
      if (step !== 'EHLO' || connection > 1) return usualReply;
      const timer = setInterval(() => socket.write('250-more\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
      return undefined;
    });
    const id = await add();
    start(server.url, { times: { attempt: 200 } });
    await reaches(id, { state: 'delivered' });
    expect(server.connections()).toBeGreaterThan(1);
  });
});

describe('delivery by mail and webhook', () => {
  /** Starts a webhook that answers with these statuses in turn, and then with 200; returns the ids that it got. */
  async function startWebhook(statuses: readonly number[]) {
    const ids: unknown[] = [];
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(statuses[ids.length] ?? 200).end();
      ids.push(request.headers['webhook-id']);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closings.push(() => once(server.close(), 'close'));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    return { ids, settings: { url, secret: Buffer.alloc(32) } };
  }

  function startBoth(mailUrl: string, webhook: { url: string; secret: Uint8Array }) {
    const mail = { url: mailUrl, to: 'inbox@company.example', from: 'site@company.example' };
    start(mailUrl, { settings: { mail, webhook }, times: { close: 50 } });
  }

  it('delivers by each channel on its own', async () => {
    const mail = await mailServer({ hideSTARTTLS: true });
    const webhook = await startWebhook([503, 503]);
    const inquiry = createInquiry({ fields: visitor, receivedAt: new Date() });
    await store.add(inquiry, ['mail', 'webhook']);
    startBoth(mail.url, webhook.settings);
    await vi.waitFor(
      async () => {
        expect((await store.get(inquiry.id))?.deliveries).toMatchObject([
          { channel: 'mail', state: 'delivered', attempts: 1 },
          { channel: 'webhook', state: 'delivered', attempts: 3 },
        ]);
      },
      { timeout: patience, interval: 10 },
    );
    expect(mail.mails).toHaveLength(1);
    expect(webhook.ids).toEqual(Array(3).fill(`msg_${inquiry.id}`));
    expect(log).toEqual([
      'Delivery by webhook fails and is tried again: the webhook responded with status 503.',
      'Delivery by webhook works again.',
    ]);
  });

  it('posts to the webhook while the mail server is silent', async () => {
    const mail = await scriptedServer(() => undefined);
    const webhook = await startWebhook([]);
    for (let index = 0; index < 5; index++) {
      const inquiry = createInquiry({ fields: visitor, receivedAt: new Date() });
      await store.add(inquiry, ['mail', 'webhook']);
    }
    startBoth(mail.url, webhook.settings);
    await vi.waitFor(() => expect([webhook.ids.length, mail.connections()]).toEqual([5, 3]), {
      timeout: patience,
      interval: 10,
    });
  });
});

describe('delivery without a channel', () => {
  it('says once that inquiries wait, and leaves the store alone', async () => {
    const untouched = new Proxy(store, { get: () => expect.unreachable('The store was used.') });
    const delivery = start('', { store: untouched, settings: {} });
    delivery.wake();
    await delivery.close();
    expect(log).toEqual([
      'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
    ]);
  });
});
