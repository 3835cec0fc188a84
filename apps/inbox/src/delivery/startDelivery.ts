import { formatReference } from '../reference.ts';
import { repeat } from '../repeat.ts';
import type { InboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/database.ts';
import { channels } from '../store/Inquiry.ts';
import type { Channel, Settlement, StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { createMailSender } from './mail.ts';
import type { Send } from './Send.ts';
import { createWebhookSender } from './webhook.ts';

const firstDelay = 30_000;
const longestDelay = 6 * 60 * 60 * 1_000;

/** Attempts after which a delivery is a dead letter: they take four to five days (RFC 5321, section 4.5.4.1). */
const maxAttempts = 30;

/**
 * Returns the delay before the next attempt, in milliseconds, after a number of failed attempts (exponential backoff): 30
 * seconds, doubled each time, at most 6 hours; undefined after the last attempt. `random`, from 0 to 1, adds jitter: it
 * shortens the delay by up to a fifth, so that deliveries that failed together do not return together.
 */
export function nextAttempt(attempts: number, random: number): number | undefined {
  if (attempts >= maxAttempts) return undefined;
  return Math.round(Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (1 - random / 5));
}

/** Times in milliseconds; tests use shorter ones. */
const defaultTimes = {
  /** Between two looks at the store. */
  poll: 1_000,
  /** Between two searches for inquiries without deliveries. */
  enqueue: 60_000,
  /** Longest time of an attempt. Mail servers that check a message before they reply need time. */
  attempt: { mail: 120_000, webhook: 20_000 } satisfies Record<Channel, number>,
  /** How long an attempt excludes others: until it is recorded, or given up because the process has ended. */
  claim: 180_000,
  /** How long `close` waits for attempts in flight before it aborts them. */
  close: 10_000,
  nextAttempt,
};

/** Attempts at a time on each channel, so that a server that is silent does not delay the other channel. */
const concurrency = 3;

/** Returns the channels on which inquiries are delivered. */
export function configuredChannels(settings: InboxSettings): readonly Channel[] {
  return channels.filter((channel) => settings[channel] !== undefined);
}

/** Describes an unexpected error by its class and where it was thrown: its message could contain personal data. */
export function describeError(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.message;
  const { name, stack = '' } = error as Error;
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/**
 * Returns a function that logs a failure once, when it differs from the last one, and `recovery` when it is called without one
 * afterwards.
 */
export function createFailureLog(log: (line: string) => void, recovery: string): (failure?: string) => void {
  let last = '';
  return (failure = '') => {
    if (failure !== last) log(failure || recovery);
    last = failure;
  };
}

/** What requests and deliveries need. */
export interface InboxContext {
  readonly store: Store;
  readonly settings: InboxSettings;
  /** Writes a line to the log: references, reasons and counts at most, never a visitor's input or address. */
  readonly log: (line: string) => void;
}

/**
 * Starts to deliver inquiries by mail and webhook, at least once each: claims deliveries that are due, attempts them, and
 * records the results. Several processes can do so with one store. Failures are logged and tried again later, those of the
 * store as well.
 * @returns a function that starts no further attempts, and resolves when those in flight have ended, after 10 seconds at the
 *   latest
 */
export function startDelivery(
  { store, settings, log }: InboxContext,
  other: Partial<typeof defaultTimes> = {},
): () => Promise<void> {
  const times = { ...defaultTimes, ...other };
  const abort = new AbortController();
  let closing = false;

  async function attempt(send: Send, inquiry: StoredInquiry, channel: Channel): Promise<Settlement> {
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(times.attempt[channel])]);
    const failure = await send(inquiry, signal);
    if (!failure) return { state: 'delivered' };
    const { reason: lastError, isPermanent } = failure;
    const attempts = inquiry.deliveries.find((delivery) => delivery.channel === channel)?.attempts ?? 0;
    const delay = isPermanent ? undefined : times.nextAttempt(attempts + 1, Math.random());
    if (delay === undefined) return { state: 'dead', lastError };
    return { state: 'waiting', nextAttemptAt: new Date(Date.now() + delay), lastError };
  }

  const reportStore = createFailureLog(log, 'The delivery can use the database again.');
  const onError = (error: unknown) => {
    reportStore(`The delivery waits and tries again: ${describeError(error)}`);
  };

  /** Starts to deliver on a channel what is due, some at a time. */
  function startChannel(channel: Channel, send: Send) {
    const reportChannel = createFailureLog(log, `Delivery by ${channel} works again.`);

    async function deliver(inquiry: StoredInquiry): Promise<void> {
      const settlement = await attempt(send, inquiry, channel);
      const reference = formatReference(inquiry.id);
      if (settlement.state === 'delivered') reportChannel();
      else if (settlement.state === 'waiting')
        reportChannel(`Delivery by ${channel} fails and is tried again: ${settlement.lastError}.`);
      else
        log(
          `Dead letter: inquiry ${reference} was not delivered by ${channel}: ${settlement.lastError}. To try again: npm run inbox -- retry ${reference}`,
        );
      await store.settle(inquiry.id, channel, settlement).catch((error: unknown) => {
        log(`The result of a delivery was not recorded, so it is repeated: ${describeError(error)}`);
      });
    }

    const deliverDue = async () => {
      while (!closing) {
        const now = new Date();
        const due = await store.claim(channel, concurrency, now, new Date(now.getTime() + times.claim));
        reportStore();
        if (due.length === 0) return;
        await Promise.all(due.map(deliver));
      }
    };
    return repeat(deliverDue, times.poll, onError);
  }

  const endings = [
    ...(settings.mail ? [startChannel('mail', createMailSender(settings.mail))] : []),
    ...(settings.webhook ? [startChannel('webhook', createWebhookSender(settings.webhook))] : []),
  ];
  const enqueue = async () => {
    const waiting = await store.enqueue(configuredChannels(settings));
    if (waiting > 0) log(`Inquiries that waited for a channel and are delivered now: ${String(waiting)}.`);
  };
  if (endings.length > 0) endings.push(repeat(enqueue, times.enqueue, onError));
  else
    log(
      'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
    );

  return async () => {
    closing = true;
    const timer = setTimeout(() => {
      abort.abort();
    }, times.close);
    await Promise.all(endings.map((end) => end()));
    clearTimeout(timer);
  };
}
