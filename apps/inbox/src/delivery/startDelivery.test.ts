import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../store/database.ts';
import type { Channel, Delivery, NewInquiry } from '../store/Inquiry.ts';
import { Store } from '../store/Store.ts';
import { newInquiry } from '../testing/newInquiry.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { startWebhook } from '../testing/startWebhook.ts';
import { nextAttempt, startDelivery } from './startDelivery.ts';

const visitor = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'About the analytical engine' };

let folder: string;
let store: Store;
let log: string[];
let closings: (() => Promise<unknown>)[];

beforeEach(async () => {
  log = [];
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  store = new Store({ file: join(folder, 'inbox.sqlite'), maxBytes: 2 ** 30 });
  closings = [() => store.close()];
});
afterEach(async () => {
  for (const close of closings.reverse()) await close();
  await rm(folder, { recursive: true });
  for (const text of [...Object.values(visitor), 'company.example', '127.0.0.1'])
    expect(log.join('\n')).not.toContain(text);
});

const mailSettings = (url: string) => ({ url, to: 'inbox@company.example', from: 'site@company.example' });

/** Starts a delivery that is closed at the end of the test. */
function start(
  mailUrl: string,
  times: Parameters<typeof startDelivery>[0]['times'] = {},
  webhook?: { url: string; secret: string },
) {
  const close = startDelivery({
    store,
    settings: { mail: mailUrl === '' ? undefined : mailSettings(mailUrl), webhook },
    log: (line) => log.push(line),
    times: { poll: 10, nextAttempt: () => 10, close: 50, ...times },
  });
  closings.push(close);
  return close;
}

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closings.push(() => server.close());
  return server;
}

async function add(values: Partial<NewInquiry> = {}, channels: readonly Channel[] = ['mail']) {
  return store.add(newInquiry({ fields: visitor, receivedAt: new Date(), ...values }), channels);
}

/** Waits for a condition. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

/** Waits until the deliveries of an inquiry have these properties. */
const reaches = (id: string, ...expected: readonly Partial<Delivery>[]) =>
  until(async () => expect((await store.get(id))?.deliveries).toMatchObject(expected));

it('mails what was stored, also before mail was configured', async () => {
  const server = await mailServer();
  const [earlier, id] = [await add({}, []), await add()];
  start(server.url, { enqueue: 10 });
  await Promise.all([id, earlier].map((each) => reaches(each, { state: 'delivered', attempts: 1 })));
  expect(server.messages).toHaveLength(2);
  expect(server.messages[0]).toContain('About the analytical engine');
  expect(log).toEqual(['Inquiries that waited for a channel and are delivered now: 1.']);
});

it.each([
  ['the recipient', 'RCPT', '550 5.1.1 <inbox@company.example>: no such user', 'RCPT TO'],
  ['the sender', 'MAIL', '553 5.7.1 <site@company.example>: not allowed', 'MAIL FROM'],
  ['the message', 'message', '554 5.7.1 Spam from ada@engine.example', 'DATA'],
])('gives up at once if the server rejects %s for good', async (_, refused, reply, command) => {
  const server = await mailServer(({ step }) => (step === refused ? reply : undefined));
  const id = await add({ id: '7K2M9QXR4TBN0WVE' });
  start(server.url);
  const lastError = `the mail server replied ${reply.slice(0, 9)} to ${command}`;
  await reaches(id, { state: 'dead', attempts: 1, lastError });
  expect(log).toEqual([
    `Dead letter: inquiry 7K2M-9QXR-4TBN-0WVE was not delivered by mail: ${lastError}. To try again: npm run inbox -- retry 7K2M-9QXR-4TBN-0WVE`,
  ]);
});

it.each([
  ['for now', 'RCPT', '450 4.2.0 <inbox@company.example>: greylisted', '450 4.2.0 to RCPT TO'],
  ['a session without a password', 'MAIL', '530 5.7.0 Authentication required', '530 5.7.0 to MAIL FROM'],
  ['the password', 'AUTH', '535 5.7.8 Wrong password for site', '535 5.7.8 to AUTH PLAIN'],
  ['the connection', 'connection', '554 5.7.1 Not you', '554 5.7.1 to CONN'],
])(
  'tries again if the server rejects %s; logs failure and recovery once',
  async (_, refused, reply, reason) => {
    const server = await mailServer(({ step, connection }) =>
      step === refused && connection < 3 ? reply : undefined,
    );
    const id = await add();
    start(server.url.replace('//', '//site:p%2Fss@'));
    await reaches(id, { state: 'delivered', attempts: 3 });
    expect(server.passwords.at(-1)).toBe('p/ss');
    expect(log).toEqual([
      `Delivery by mail fails and is tried again: the mail server replied ${reason}.`,
      'Delivery by mail works again.',
    ]);
  },
);

it('gives up after the last attempt', async () => {
  const server = await mailServer(({ step }) => (step === 'MAIL' ? '451 4.3.0 Try later' : undefined));
  const id = await add();
  start(server.url, { nextAttempt: (attempts) => (attempts < 3 ? 10 : undefined) });
  await reaches(id, { state: 'dead', attempts: 3 });
});

it.each([
  ['connection', 1],
  ['message', 2],
] as const)(
  'tries again if the server is silent after %s; a mail that arrives twice has the same Message-ID',
  async (silentStep, mails) => {
    const server = await mailServer(({ step, connection }) =>
      step === silentStep && connection === 1 ? 'silence' : undefined,
    );
    const id = await add();
    start(server.url, { attempt: { mail: 400, webhook: 400 } });
    const lastError = 'the attempt took too long, or the process was stopped';
    await reaches(id, { state: 'delivered', attempts: 2, lastError });
    const messageIds = server.messages.map((message) => /^Message-ID: .*$/m.exec(message)?.[0]);
    expect(messageIds).toEqual(Array(mails).fill(`Message-ID: <${id.toLowerCase()}.mail@company.example>`));
  },
);

it('tries again while the server is down', async () => {
  const { url, close } = await startMailServer();
  await close();
  const id = await add();
  start(url);
  await reaches(id, { state: 'waiting', lastError: 'the mail server cannot be used: ECONNREFUSED' });
});

it('waits while the database cannot be used, and mails again what it could not record', async () => {
  const server = await mailServer();
  const id = await add();
  const unavailable = new StoreUnavailableError('locked', undefined);
  for (const method of ['enqueue', 'claim'] as const)
    vi.spyOn(store, method).mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
  vi.spyOn(store, 'settle').mockRejectedValueOnce(new TypeError('About ada@engine.example'));
  start(server.url, { enqueue: 10, claim: 50 });
  await reaches(id, { state: 'delivered' });
  expect(server.messages).toHaveLength(2);
  expect(log).toEqual([
    'The delivery waits and tries again: The database is locked.',
    'The delivery can use the database again.',
    expect.stringMatching(/^The result of a delivery was not recorded, so it is repeated: TypeError\n +at /),
  ]);
});

it('waits for attempts in flight before it closes, and starts no others', async () => {
  const server = await mailServer();
  const id = await add();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.spyOn(store, 'settle').mockImplementationOnce(async (...result) => {
    await promise;
    await store.settle(...result);
  });
  const close = start(server.url);
  await until(() => expect(store.settle).toHaveBeenCalled());
  const closed = close();
  const later = await add();
  resolve(undefined);
  await closed;
  expect((await store.get(id))?.deliveries).toMatchObject([{ state: 'delivered' }]);
  expect((await store.get(later))?.deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

it('aborts attempts that take too long to close', async () => {
  const server = await mailServer(() => 'silence');
  const id = await add();
  const close = start(server.url, { nextAttempt: () => 1e6 });
  await until(() => expect(server.connections()).toBe(1));
  await close();
  await reaches(id, { state: 'waiting', attempts: 1 });
});

it('posts to the webhook while the mail server is silent, with three attempts at a time', async () => {
  const mail = await mailServer(() => 'silence');
  const webhook = await startWebhook(({ requests }) => (requests.length < 3 ? 503 : 200));
  closings.push(() => webhook.close());
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.push(await add({}, ['mail', 'webhook']));
  start(mail.url, {}, webhook.settings);
  for (const id of ids) await reaches(id, { state: 'waiting', attempts: 0 }, { state: 'delivered' });
  expect(new Set(webhook.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  await expect.poll(() => [webhook.requests.length, mail.connections()]).toEqual([7, 3]);
});

it('logs once that inquiries wait if there is no channel', async () => {
  await start('')();
  expect(log).toEqual([
    'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
  ]);
});

it('delays 29 further attempts by 30 seconds, doubled up to 6 hours, less up to a fifth at random', () => {
  const minute = 60_000;
  const delays = Array.from({ length: 30 }, (_, index) => nextAttempt(index + 1, 0));
  expect(delays.slice(0, 4)).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute]);
  expect(delays.slice(9, 12)).toEqual([256 * minute, 360 * minute, 360 * minute]);
  expect(delays.slice(28)).toEqual([360 * minute, undefined]);
  expect(nextAttempt(1, 0.5)).toBe(27_000);
  expect(nextAttempt(14, 1)).toBe(288 * minute);
});
