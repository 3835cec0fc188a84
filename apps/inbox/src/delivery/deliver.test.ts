import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readInboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/database.ts';
import type { Delivery, NewInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { newInquiry } from '../testing/newInquiry.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { startWebhook } from '../testing/startWebhook.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';
import { deliver, nextAttempt } from './deliver.ts';

const fields = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'About the analytical engine' };
let store: Store;
let log: string[];
beforeEach(async () => {
  log = [];
  ({ store } = await temporaryStore());
});

/** Starts a delivery by webhook, and by mail if there is a port of a server, that is closed at the end of the test. */
function start(
  webhook: { readonly url: string; readonly secret: string } | undefined,
  times: Parameters<typeof deliver>[2] = {},
  mailPort?: number,
) {
  const settings = readInboxSettings({
    INBOX_WEBHOOK_URL: webhook?.url,
    INBOX_WEBHOOK_SECRET: webhook?.secret,
    ...(mailPort && { SMTP_URL: `smtp://127.0.0.1:${String(mailPort)}`, INBOX_TO: 'inbox@company.example' }),
  });
  const closing = new AbortController();
  const options = { poll: 10, nextAttempt: () => 10, close: 50, ...times };
  const running = deliver({ store, settings, log: (line) => log.push(line) }, closing.signal, options);
  const close = () => {
    closing.abort();
    return running;
  };
  onTestFinished(async () => {
    await close();
    for (const text of [...Object.values(fields), 'company.example', '127.0.0.1'])
      expect(log.join('\n')).not.toContain(text);
  });
  return close;
}

const add = (values: Partial<NewInquiry> = {}) =>
  store.add(newInquiry({ fields, receivedAt: new Date(), ...values }));

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

/** Waits until the deliveries of an inquiry have these properties. */
const reaches = (id: string, ...expected: readonly Partial<Delivery>[]) =>
  until(async () => expect((await store.get(id))?.deliveries).toMatchObject(expected));

it('delivers on each channel what was stored before and what is stored later', async () => {
  const [webhook, mail] = [await startWebhook(), await startMailServer()];
  const earlier = await add();
  start(webhook.settings, {}, mail.port);
  const delivered = { state: 'delivered', attempts: 1 } as const;
  for (const id of [earlier, await add()])
    await reaches(id, { channel: 'mail', ...delivered }, { channel: 'webhook', ...delivered });
  expect([webhook.requests.length, mail.messages.length]).toEqual([2, 2]);
  expect(log).toEqual([]);
});

it.each([
  ['a failure for good', 410, 1],
  ['the last attempt', 503, 3],
])('gives up after %s', async (_, status, attempts) => {
  const [{ settings }, mail] = [await startWebhook(() => status), await startMailServer()];
  const id = await add({ id: '7K2M9QXR4TBN0WVE' });
  start(settings, { nextAttempt: (count) => (count < 3 ? 10 : undefined) }, mail.port);
  const lastError = `the webhook responded with status ${String(status)}`;
  await reaches(id, { state: 'delivered', attempts: 1 }, { state: 'dead', attempts, lastError });
  expect(log.at(-1)).toBe(
    `Dead letter: inquiry 7K2M-9QXR-4TBN-0WVE was not delivered by webhook: ${lastError}. To try again: npm run inbox -- retry 7K2M-9QXR-4TBN-0WVE`,
  );
});

it('tries again after silence and other failures; logs failure and recovery once', async () => {
  const { settings } = await startWebhook((count) => [undefined, 503, 503, 204][count - 1]);
  const id = await add();
  start(settings, { attempt: { mail: 1e6, webhook: 400 } });
  await reaches(id, { state: 'delivered', attempts: 4 });
  const fails = 'Delivery by webhook fails and is tried again: the webhook';
  expect(log).toEqual([
    `${fails} cannot be reached: no response in time.`,
    `${fails} responded with status 503.`,
    'Delivery by webhook works again.',
  ]);
});

it('waits while the database cannot be used, and delivers again what it could not record', async () => {
  const { settings, requests } = await startWebhook();
  const id = await add();
  const unavailable = new StoreUnavailableError('locked', undefined);
  for (const method of ['enqueue', 'claim'] as const)
    vi.spyOn(store, method).mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
  vi.spyOn(store, 'settle').mockRejectedValueOnce(new TypeError('About ada@engine.example'));
  start(settings, { claim: 50 });
  await reaches(id, { state: 'delivered' });
  expect(requests).toHaveLength(2);
  expect(log.sort()).toEqual([
    'The queue of deliveries fails and is tried again: The database is locked.',
    'The queue of deliveries works again.',
    expect.stringMatching(/^The result of a delivery was not recorded, so it is repeated: TypeError\n +at /),
    'The search for deliveries by webhook fails and is tried again: The database is locked.',
    'The search for deliveries by webhook works again.',
  ]);
});

it('waits for attempts in flight before it closes, and starts no others', async () => {
  const { settings } = await startWebhook();
  const id = await add();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.spyOn(store, 'settle').mockImplementationOnce(async (...result) => {
    await promise;
    await store.settle(...result);
  });
  const close = start(settings);
  await until(() => expect(store.settle).toHaveBeenCalled());
  const closed = close();
  const later = await add();
  await store.enqueue(['webhook']);
  resolve(undefined);
  await closed;
  expect((await store.get(id))?.deliveries).toMatchObject([{ state: 'delivered' }]);
  expect((await store.get(later))?.deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

it('aborts attempts that take too long to close', async () => {
  const { settings, requests } = await startWebhook(() => undefined);
  const id = await add();
  const close = start(settings, { nextAttempt: () => 1e6 });
  await until(() => expect(requests).toHaveLength(1));
  await close();
  const [delivery] = (await store.get(id))?.deliveries ?? [];
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(Number(delivery?.nextAttemptAt)).toBeGreaterThan(Date.now() + 9e5);
});

it('posts to the webhook while the mail server is silent, with three attempts at a time', async () => {
  const mail = await startMailServer({ connection: 'silence' });
  const { settings, requests } = await startWebhook((count) => (count < 3 ? 503 : 200));
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.push(await add());
  start(settings, {}, mail.port);
  for (const id of ids) await reaches(id, { state: 'waiting', attempts: 0 }, { state: 'delivered' });
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  await expect.poll(() => [requests.length, mail.steps.length]).toEqual([7, 3]);
});

it('logs once that inquiries wait if there is no channel', async () => {
  await start(undefined)();
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
