import { beforeEach, expect, it } from 'vitest';
import type { Channel, NewInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { newInquiry } from './newInquiry.ts';

const received = new Date('2030-01-01T12:00:00.000Z');
const later = (seconds: number) => new Date(received.getTime() + seconds * 1_000);

/** Claims the inquiries due after some seconds, for a minute; returns the ids. */
async function claimDue(store: Store, seconds: number, channel: Channel = 'mail', limit = 100) {
  const claims = await store.claim(channel, limit, later(seconds), later(seconds + 60));
  return claims.map(({ id }) => id).sort();
}

/**
 * Tests that both databases pass.
 * @param open opens a further store on the same, initially empty, database
 */
export function testStore(open: () => Store): void {
  let store: Store;
  let other: Store;
  beforeEach(() => {
    store = open();
    other = open();
  });

  /** Adds inquiries by both stores at the same time, then deliveries; returns the ids in the order of receipt. */
  async function addAll(count: number, channels: readonly Channel[] = [], values: Partial<NewInquiry> = {}) {
    const inquiries = Array.from({ length: count }, (_, index) =>
      newInquiry({ receivedAt: later(index), ...values }),
    );
    await Promise.all(inquiries.map((inquiry, index) => (index % 2 ? store : other).add(inquiry)));
    if (channels.length > 0) await store.enqueue(channels);
    return inquiries.map(({ id }) => id);
  }

  it('stores an inquiry exactly', async () => {
    const fields = {
      astral: '\u{1F600}'.repeat(5000),
      loneSurrogates: 'a\ud800b\udc00\ud83d',
      control: '\0\u0001\u001f\u007f\u0085\r\n\t',
      notNormalised: 'e\u0301 \u202e\u2066 \u1e9b\u0323',
      sql: `'; DROP TABLE inquiry; --"\\$1?{}%_`,
      snake_case: 'key',
    };
    const inquiry = newInquiry({ fields });
    expect(await store.add(inquiry)).toBe(inquiry.id);
    const stored = await other.get(inquiry.id);
    expect(stored).toEqual({ ...inquiry, queuedAt: null, deliveries: [] });
    expect(Object.keys(stored?.fields ?? {})).toEqual(Object.keys(fields));
  });

  it('stores one of many with the same idempotency key, and none with an id that exists', async () => {
    await addAll(20, [], { idempotencyKey: 'b'.repeat(64) });
    const id = await store.add(newInquiry({ idempotencyKey: 'b'.repeat(64) }));
    expect(await store.get(id)).toBeDefined();
    await expect(store.add(newInquiry({ id }))).rejects.toThrow();
    expect(await store.counts()).toMatchObject({ inquiries: 1 });
  });

  it('lists newest first, while inquiries are added and deleted', async () => {
    const ids = await addAll(30);
    const listed: string[] = [];
    for await (const { id } of store.list()) {
      listed.push(id);
      if (listed.length !== 20) continue;
      await other.add(newInquiry({ receivedAt: later(1_000) }));
      await other.delete(ids[0] ?? '');
    }
    expect(listed).toEqual(ids.slice(1).reverse());
  });

  it('deletes an inquiry, or those received before a time, with the deliveries, also by two processes at once', async () => {
    const [id = ''] = await addAll(40, ['mail', 'webhook']);
    expect(await store.delete(id)).toBe(1);
    expect(await store.delete(id)).toBe(0);
    expect(await other.get(id)).toBeUndefined();
    expect(await store.counts()).toEqual({ inquiries: 39, suspected: 0, waiting: 78, dead: 0 });
    const [first, second] = await Promise.all([store.purge(later(30)), other.purge(later(30))]);
    expect(first + second).toBe(29);
    expect(await store.counts()).toMatchObject({ inquiries: 10, waiting: 20 });
  });

  it('adds deliveries once for inquiries that have none and no suspicion, also by two processes at once', async () => {
    const [queued = ''] = await addAll(1, ['mail']);
    const [suspected = ''] = await addAll(1, [], { suspicion: 'honeypot' });
    const pending = await addAll(30, [], { receivedAt: received });
    await Promise.all([store, other].map((each) => each.enqueue(['mail', 'webhook'])));
    expect(await store.counts()).toEqual({ inquiries: 32, suspected: 1, waiting: 61, dead: 0 });
    const waiting = { state: 'waiting', attempts: 0, nextAttemptAt: received, lastError: null };
    const deliveries = ['mail', 'webhook'].map((channel) => ({ channel, ...waiting }));
    expect((await store.get(pending[0] ?? ''))?.deliveries).toEqual(deliveries);
    const released = [];
    for (const id of [suspected, suspected, queued]) released.push(await store.release(id));
    expect(released).toEqual([{ id: suspected }, undefined, undefined]);
    for (const channel of ['webhook', 'mail'] as const) await store.enqueue([channel]);
    const delivered = { suspicion: null, deliveries: [{ channel: 'webhook' }] };
    expect(await store.get(suspected)).toMatchObject(delivered);
    expect((await store.get(queued))?.deliveries).toHaveLength(1);
  });

  it('claims what is due on the channel, the longest due first, again once the claim has expired', async () => {
    const [first = '', second = '', third = '', fourth] = await addAll(4, ['mail', 'webhook']);
    expect(await claimDue(store, 2, 'mail', 2)).toEqual([first, second].sort());
    expect(await claimDue(store, 2, 'mail', 2)).toEqual([third]);
    expect(await claimDue(store, 2, 'webhook')).toEqual([first, second, third].sort());
    expect(await claimDue(other, 61, 'webhook')).toEqual([fourth]);
    expect(await claimDue(other, 62, 'webhook')).toEqual([first, second, third].sort());
  });

  it('gives no delivery to two of several claimers', async () => {
    const ids = await addAll(30, ['mail']);
    const claimed: string[] = [];
    await Promise.all(
      [store, other, store, other].map(async (claimer) => {
        for (let claims = ['']; claims.length > 0; claimed.push(...claims))
          claims = await claimDue(claimer, 100, 'mail', 7);
      }),
    );
    // PostgreSQL may give a claimer that has waited for another nothing.
    claimed.push(...(await claimDue(store, 100)));
    expect(claimed.sort()).toEqual(ids.sort());
  });

  it('records a failure, which makes the delivery due later, and a success, which nothing undoes', async () => {
    const [id = ''] = await addAll(1, ['mail', 'webhook']);
    const lastError = '451 Try again';
    const failure = { state: 'waiting', nextAttemptAt: later(40), lastError } as const;
    await store.settle(id, 'mail', failure);
    expect((await other.get(id))?.deliveries).toMatchObject([
      { channel: 'mail', attempts: 1, ...failure },
      { channel: 'webhook', attempts: 0, nextAttemptAt: received },
    ]);
    expect(await claimDue(store, 39)).toEqual([]);
    expect(await claimDue(store, 40)).toEqual([id]);
    for (const settlement of [{ state: 'delivered' } as const, failure]) {
      await store.settle(id, 'mail', settlement);
      const delivered = { state: 'delivered', attempts: 2, nextAttemptAt: null, lastError };
      expect((await store.get(id))?.deliveries[0]).toMatchObject(delivered);
    }
  });

  it('does not claim dead deliveries until they are retried, which makes them due with no attempts', async () => {
    const ids = await addAll(2, ['mail', 'webhook']);
    const dead = { state: 'dead', lastError: '550 No such user' } as const;
    for (const id of ids) {
      await store.settle(id, 'mail', dead);
      await store.settle(id, 'webhook', { state: 'delivered' });
    }
    const [id = '', other = ''] = ids;
    expect((await store.get(id))?.deliveries[0]).toMatchObject({ attempts: 1, nextAttemptAt: null, ...dead });
    expect(await claimDue(store, 100_000)).toEqual([]);
    expect(await store.counts()).toMatchObject({ waiting: 0, dead: 2 });
    expect(await store.retry(id)).toBe(1);
    expect(await store.retry(id)).toBe(0);
    expect((await store.get(id))?.deliveries[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await claimDue(store, 100_000)).toEqual([id]);
    expect(await store.retry()).toBe(1);
    expect(await claimDue(store, 200_000)).toEqual([id, other].sort());
  });
}
