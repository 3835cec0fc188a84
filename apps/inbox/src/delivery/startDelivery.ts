import { setTimeout as sleep } from 'node:timers/promises';
import { formatReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import { channels } from '../store/Inquiry.ts';
import type { Channel, ClaimedDelivery, Settlement } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { Send } from './DeliveryError.ts';
import { createMailSender, mailTimeouts } from './mail.ts';
import { nextAttempt } from './nextAttempt.ts';
import { createWebhookSender, webhookTimeout } from './webhook.ts';

/** Times in milliseconds; tests use shorter ones. */
const defaultTimes = {
  /** Between two looks at the store, if nothing wakes the delivery. */
  poll: 10_000,
  /** Between two searches for inquiries without deliveries. */
  enqueue: 300_000,
  /** Longest time of an attempt. */
  attempt: 120_000,
  /** How long an attempt excludes others: until it is recorded, or given up because the process has ended. */
  claim: 180_000,
  /** How long `close` waits for attempts in flight before it aborts them. */
  close: 10_000,
  /** Between two attempts to record a result while the database cannot be used. */
  settle: 1_000,
  mail: mailTimeouts,
  webhook: webhookTimeout,
  nextAttempt,
};

/** Attempts at a time on each channel, so that a server that is silent does not delay the other channel. */
const concurrency = 3;

interface RunningDelivery {
  /** Looks for due deliveries at once; call it after an inquiry has been stored. */
  wake(): void;
  /** Starts no further attempts, and resolves when those in flight have ended, after 10 seconds at the latest. */
  close(): Promise<void>;
}

/** Returns the channels on which inquiries are delivered. */
export function configuredChannels(settings: Pick<InboxSettings, Channel>): readonly Channel[] {
  return channels.filter((channel) => settings[channel] !== undefined);
}

/** Describes an unexpected error by its class and code: its message could contain personal data. */
export function describeError(error: unknown): string {
  if (error instanceof DeliveryError || error instanceof StoreUnavailableError) return error.message;
  const { name = 'Error', code = '' } = error as { name?: string; code?: string };
  return `${name} ${code}`.trim();
}

/**
 * Starts to deliver inquiries by mail and webhook, at least once each: claims deliveries that are due, attempts them, and
 * records the results. Several processes can do so with one store. Failures are logged and tried again later, those of the
 * store as well.
 */
export function startDelivery({
  store,
  settings,
  log,
  times: otherTimes,
}: {
  readonly store: Store;
  readonly settings: Pick<InboxSettings, Channel>;
  /** Writes a line to the log. Lines contain references and reasons, and no personal data. */
  readonly log: (line: string) => void;
  readonly times?: Partial<typeof defaultTimes>;
}): RunningDelivery {
  const times = { ...defaultTimes, ...otherTimes };
  const enabled = configuredChannels(settings);
  if (enabled.length === 0) {
    log(
      'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
    );
    return { wake: () => {}, close: () => Promise.resolve() };
  }
  const senders: Partial<Record<Channel, Send>> = {
    ...(settings.mail && { mail: createMailSender(settings.mail, times.mail) }),
    ...(settings.webhook && { webhook: createWebhookSender(settings.webhook, times.webhook) }),
  };

  const attempts = new Map<Promise<void>, Channel>();
  const abort = new AbortController();
  const failing = new Set<Channel>();
  let closing = false;
  let woken = false;
  let endPause = () => {};

  function wake() {
    woken = true;
    endPause();
  }

  async function pause() {
    if (woken || closing) return;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, times.poll);
    endPause = () => {
      resolve(undefined);
    };
    await promise;
    clearTimeout(timer);
  }

  async function attempt({ inquiry, channel, attempts: earlier }: ClaimedDelivery): Promise<Settlement> {
    try {
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(times.attempt)]);
      await senders[channel]?.(inquiry, signal);
      return { state: 'delivered' };
    } catch (error) {
      const reason = describeError(error);
      const isPermanent = error instanceof DeliveryError && error.permanent;
      const delay = isPermanent ? undefined : times.nextAttempt(earlier + 1, Math.random());
      if (delay === undefined) return { state: 'dead', error: reason };
      return { state: 'waiting', nextAttemptAt: new Date(Date.now() + delay), error: reason };
    }
  }

  function logResult({ inquiry, channel, attempts: earlier }: ClaimedDelivery, settlement: Settlement) {
    const reference = formatReference(inquiry.id);
    if (settlement.state === 'delivered') {
      if (failing.delete(channel)) log(`Delivery by ${channel} works again.`);
    } else if (settlement.state === 'dead') {
      log(
        `Dead letter: inquiry ${reference} was not delivered by ${channel} (attempts: ${String(earlier + 1)}): ${settlement.error}. To try again: npm run inbox -- retry ${reference}`,
      );
    } else if (!failing.has(channel)) {
      failing.add(channel);
      log(`Delivery by ${channel} fails and is tried again: ${settlement.error}.`);
    }
  }

  async function deliver(delivery: ClaimedDelivery, until: Date): Promise<void> {
    const settlement = await attempt(delivery);
    logResult(delivery, settlement);
    for (;;) {
      try {
        await store.settle(delivery.inquiry.id, delivery.channel, settlement);
        return;
      } catch (error) {
        if (abort.signal.aborted || Date.now() + times.settle >= until.getTime()) {
          log(`The result of a delivery was not recorded, so it is repeated: ${describeError(error)}`);
          return;
        }
        await sleep(times.settle, undefined, { signal: abort.signal }).catch(() => {});
      }
    }
  }

  async function startDue(channel: Channel): Promise<void> {
    const running = [...attempts.values()].filter((other) => other === channel).length;
    const limit = concurrency - running;
    if (limit === 0) return;
    const now = new Date();
    const until = new Date(now.getTime() + times.claim);
    for (const delivery of await store.claim({ channel, now, until, limit })) {
      const attempt = deliver(delivery, until).finally(() => {
        attempts.delete(attempt);
        wake();
      });
      attempts.set(attempt, channel);
    }
  }

  async function run(): Promise<void> {
    let isStarting = true;
    let nextEnqueue = 0;
    let available = true;
    while (!closing) {
      woken = false;
      try {
        if (isStarting) {
          const { dead } = await store.counts();
          if (dead > 0) log(`Dead letters: ${String(dead)}. To list them: npm run inbox -- list --dead`);
          isStarting = false;
        }
        if (Date.now() >= nextEnqueue) {
          // Received while no channel was configured, or released by a command that knows no channel.
          const waiting = await store.enqueue(enabled);
          nextEnqueue = Date.now() + times.enqueue;
          if (waiting > 0)
            log(`Inquiries that waited for a channel and are delivered now: ${String(waiting)}.`);
        }
        for (const channel of enabled) await startDue(channel);
        if (!available) log('The delivery can use the database again.');
        available = true;
      } catch (error) {
        if (available) log(`The delivery waits and tries again: ${describeError(error)}`);
        available = false;
      }
      await pause();
    }
  }

  const running = run();
  return {
    wake,
    close: async () => {
      closing = true;
      endPause();
      const timer = setTimeout(() => {
        abort.abort();
      }, times.close);
      await running;
      await Promise.all(attempts.keys());
      clearTimeout(timer);
    },
  };
}
