import { setTimeout as sleep } from 'node:timers/promises';
import { formatReference } from '../reference.ts';
import { repeat } from '../repeat.ts';
import type { InboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import { channels } from '../store/Inquiry.ts';
import type { Channel, ClaimedDelivery, Settlement } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { Send } from './DeliveryError.ts';
import { createMailSender } from './mail.ts';
import { nextAttempt } from './nextAttempt.ts';
import { createWebhookSender } from './webhook.ts';

/** Times in milliseconds; tests use shorter ones. */
const defaultTimes = {
  /** Between two looks at the store, if nothing wakes the delivery. */
  poll: 10_000,
  /** Between two searches for inquiries without deliveries. */
  enqueue: 300_000,
  /** Longest time of an attempt. Mail servers that check a message before they reply need time. */
  attempt: { mail: 120_000, webhook: 20_000 } satisfies Record<Channel, number>,
  /** How long an attempt excludes others: until it is recorded, or given up because the process has ended. */
  claim: 180_000,
  /** How long `close` waits for attempts in flight before it aborts them. */
  close: 10_000,
  /** Between two attempts to record a result while the database cannot be used. */
  settle: 1_000,
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
  const abort = new AbortController();
  const failing = new Set<Channel>();
  let closing = false;

  async function attempt(send: Send, { inquiry, channel, attempts }: ClaimedDelivery): Promise<Settlement> {
    try {
      await send(inquiry, AbortSignal.any([abort.signal, AbortSignal.timeout(times.attempt[channel])]));
      return { state: 'delivered' };
    } catch (error) {
      const reason = describeError(error);
      const isPermanent = error instanceof DeliveryError && error.permanent;
      const delay = isPermanent ? undefined : times.nextAttempt(attempts + 1, Math.random());
      if (delay === undefined) return { state: 'dead', error: reason };
      return { state: 'waiting', nextAttemptAt: new Date(Date.now() + delay), error: reason };
    }
  }

  /** Logs dead letters, and for each channel when it begins to fail, and when it works again. */
  function logResult({ inquiry, channel }: ClaimedDelivery, settlement: Settlement): void {
    const reference = formatReference(inquiry.id);
    if (settlement.state === 'delivered') {
      if (failing.delete(channel)) log(`Delivery by ${channel} works again.`);
    } else if (settlement.state === 'dead') {
      log(
        `Dead letter: inquiry ${reference} was not delivered by ${channel}: ${settlement.error}. To try again: npm run inbox -- retry ${reference}`,
      );
    } else if (!failing.has(channel)) {
      failing.add(channel);
      log(`Delivery by ${channel} fails and is tried again: ${settlement.error}.`);
    }
  }

  async function deliver(send: Send, delivery: ClaimedDelivery, until: Date): Promise<void> {
    const settlement = await attempt(send, delivery);
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

  let isAvailable = true;
  const onError = (error: unknown) => {
    if (isAvailable) log(`The delivery waits and tries again: ${describeError(error)}`);
    isAvailable = false;
  };

  /** Attempts all deliveries on a channel that are due, some at a time. */
  async function deliverDue(channel: Channel, send: Send): Promise<void> {
    while (!closing) {
      const now = new Date();
      const until = new Date(now.getTime() + times.claim);
      const claims = await store.claim(channel, concurrency, now, until);
      if (!isAvailable) log('The delivery can use the database again.');
      isAvailable = true;
      if (claims.length === 0) return;
      await Promise.all(claims.map((delivery) => deliver(send, delivery, until)));
    }
  }

  const senders = {
    mail: settings.mail && createMailSender(settings.mail),
    webhook: settings.webhook && createWebhookSender(settings.webhook),
  };
  const deliveries = channels.flatMap((channel) => {
    const send = senders[channel];
    return send ? repeat(() => deliverDue(channel, send), times.poll, onError) : [];
  });
  const wake = () => {
    for (const delivery of deliveries) delivery.wake();
  };
  if (deliveries.length === 0)
    log(
      'Neither SMTP_URL nor INBOX_WEBHOOK_URL is set: inquiries wait in the database. To read them: npm run inbox -- list',
    );

  // Inquiries received while no channel was configured, or released by a command that knows no channel.
  const enqueue = async () => {
    const waiting = await store.enqueue(configuredChannels(settings));
    if (waiting === 0) return;
    log(`Inquiries that waited for a channel and are delivered now: ${String(waiting)}.`);
    wake();
  };
  const enqueuing = deliveries.length > 0 ? [repeat(enqueue, times.enqueue, onError)] : [];

  return {
    wake,
    close: async () => {
      closing = true;
      const timer = setTimeout(() => {
        abort.abort();
      }, times.close);
      await Promise.all([...enqueuing, ...deliveries].map(({ close }) => close()));
      clearTimeout(timer);
    },
  };
}
