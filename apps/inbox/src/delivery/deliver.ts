import { createFailureLog, describeError, repeat } from '../failures.ts';
import { formatReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import type { Channel, Send, Settlement, StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { createMailSender } from './mail.ts';
import { createWebhookSender } from './webhook.ts';

/**
 * Returns the delay before the next attempt, in milliseconds, after a number of failed attempts (exponential backoff): 30
 * seconds, doubled each time, at most 6 hours; undefined after the 30th attempt: they take four to five days (RFC 5321, section
 * 4.5.4.1). `random`, from 0 to 1, adds jitter, so that deliveries that failed together do not return together.
 */
export function nextAttempt(attempts: number, random: number): number | undefined {
  if (attempts >= 30) return undefined;
  return Math.round(Math.min(30_000 * 2 ** (attempts - 1), 21_600_000) * (1 - random / 5));
}

/** Times in milliseconds; tests use shorter ones. */
const defaultTimes = {
  /** Between two looks at the store. */
  poll: 1_000,
  /** Longest time of an attempt. Mail servers that check a message before they reply need time. */
  attempt: { mail: 120_000, webhook: 20_000 } satisfies Record<Channel, number>,
  /** How long an attempt excludes others. */
  claim: 180_000,
  /** How long `close` waits for attempts in flight before it aborts them. */
  close: 10_000,
  nextAttempt,
};

export interface InboxContext {
  readonly store: Store;
  readonly settings: InboxSettings;
  /** Writes a line to the log: references, reasons and counts at most, never a visitor's input or address. */
  readonly log: (line: string) => void;
}

/**
 * Starts to deliver inquiries by mail and webhook, at least once each. Several processes can do so with one store. Failures are
 * logged and tried again later, those of the store as well. After `closing` is aborted no further attempts start, and the promise
 * resolves when those in flight have ended, after 10 seconds at the latest.
 */
export function deliver(
  { store, settings, log }: InboxContext,
  closing: AbortSignal,
  other: Partial<typeof defaultTimes> = {},
): Promise<unknown> {
  const { mail, webhook } = settings;
  const senders = new Map<Channel, Send>();
  if (mail) senders.set('mail', createMailSender(mail));
  if (webhook) senders.set('webhook', createWebhookSender(webhook));
  if (senders.size === 0) {
    log(
      'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
    );
    return Promise.resolve();
  }

  const times = { ...defaultTimes, ...other };
  const repeating = { log, signal: closing };
  const abort = new AbortController();
  closing.addEventListener('abort', () => setTimeout(() => abort.abort(), times.close).unref());

  /** Delivers on a channel what is due, three inquiries at a time. */
  function deliverBy([channel, send]: readonly [Channel, Send]) {
    const reportChannel = createFailureLog(log, `Delivery by ${channel}`);

    async function attempt(inquiry: StoredInquiry): Promise<Settlement> {
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(times.attempt[channel])]);
      const failure = await send(inquiry, signal);
      if (!failure) {
        reportChannel();
        return { state: 'delivered' };
      }
      const { reason: lastError, isPermanent } = failure;
      const attempts = inquiry.deliveries.find((delivery) => delivery.channel === channel)?.attempts ?? 0;
      const delay = isPermanent ? undefined : times.nextAttempt(attempts + 1, Math.random());
      if (delay !== undefined) {
        reportChannel(`${lastError}.`);
        return { state: 'waiting', nextAttemptAt: new Date(Date.now() + delay), lastError };
      }
      const reference = formatReference(inquiry.id);
      log(
        `Dead letter: inquiry ${reference} was not delivered by ${channel}: ${lastError}. To try again: npm run inbox -- retry ${reference}`,
      );
      return { state: 'dead', lastError };
    }

    const deliverOne = async (inquiry: StoredInquiry) =>
      store.settle(inquiry.id, channel, await attempt(inquiry)).catch((error: unknown) => {
        log(`The result of a delivery was not recorded, so it is repeated: ${describeError(error)}`);
      });

    return repeat(`The search for deliveries by ${channel}`, times.poll, repeating, async () => {
      let due: readonly StoredInquiry[];
      do {
        const now = new Date();
        due = await store.claim(channel, 3, now, new Date(now.getTime() + times.claim));
        await Promise.all(due.map(deliverOne));
      } while (due.length > 0 && !closing.aborted);
    });
  }

  // On its own: a silent server does not stop it, and a full database, which has no room for rows, does not stop deliveries.
  const queue = repeat('The queue of deliveries', times.poll, repeating, () =>
    store.enqueue([...senders.keys()]),
  );
  return Promise.all([queue, ...Array.from(senders, deliverBy)]);
}
