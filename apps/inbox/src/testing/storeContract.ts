import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, ClaimedDelivery } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { newInquiry } from './newInquiry.ts';

const received = new Date('2030-01-01T12:00:00.000Z');
const later = (seconds: number) => new Date(received.getTime() + seconds * 1_000);

function claimDue(store: Store, now: Date, channel: Channel = 'mail', limit = 100) {
  return store.claim({ channel, now, until: new Date(now.getTime() + 60_000), limit });
}

const idsOf = (claims: readonly ClaimedDelivery[]) => claims.map(({ inquiry }) => inquiry.id);

/**
 * Tests that both databases pass.
 * @param open opens a further store on the same, initially empty, database
 * @param clear removes all data after a test
 */
export function testStore(open: () => Store, clear: () => Promise<void>): void {
  let store: Store;
  let other: Store;
  beforeEach(() => {
    store = open();
    other = open();
  });
  afterEach(async () => {
    await Promise.all([store.close(), other.close()]);
    await clear();
  });

  async function listIds(): Promise<string[]> {
    const ids = [];
    for await (const { id } of store.list()) ids.push(id);
    return ids;
  }

  describe('add', () => {
    it('stores an inquiry with one waiting delivery for each channel', async () => {
      const inquiry = newInquiry({ fields: { zebra: '1', message: '2', aardvark: '3' } });
      expect(await store.add(inquiry, ['webhook', 'mail'])).toEqual({ id: inquiry.id, isNew: true });
      const waiting = { state: 'waiting', attempts: 0, nextAttemptAt: inquiry.receivedAt };
      const stored = await other.get(inquiry.id);
      expect(stored).toEqual({
        ...inquiry,
        deliveries: [
          { channel: 'mail', ...waiting },
          { channel: 'webhook', ...waiting },
        ],
      });
      expect(Object.keys(stored?.fields ?? {})).toEqual(['zebra', 'message', 'aardvark']);
    });

    it('stores an inquiry that looks automated without deliveries', async () => {
      const inquiry = newInquiry({ suspicion: 'honeypot' });
      await store.add(inquiry, ['mail']);
      expect(await store.get(inquiry.id)).toEqual({ ...inquiry, deliveries: [] });
    });

    it('stores one of many with the same idempotency key that are added at once by two processes', async () => {
      const idempotencyKey = 'b'.repeat(64);
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).add(newInquiry({ idempotencyKey }), ['mail']),
        ),
      );
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(await store.counts()).toMatchObject({ inquiries: 1, waiting: 1 });
    });

    it('stores all of many different inquiries that are added at once, except one with the id of another', async () => {
      const inquiries = Array.from({ length: 100 }, () => newInquiry());
      const twice = newInquiry({ id: inquiries[0]?.id ?? '' });
      const results = await Promise.allSettled(
        [...inquiries, twice].map((inquiry, index) => (index % 2 ? store : other).add(inquiry, [])),
      );
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(new Set(await listIds())).toEqual(new Set(inquiries.map(({ id }) => id)));
    });

    it('stores nothing of an inquiry whose deliveries cannot be stored', async () => {
      await expect(store.add(newInquiry(), ['mail', 'mail'])).rejects.toThrow();
      expect(await store.counts()).toMatchObject({ inquiries: 0, waiting: 0 });
    });

    it.each([
      ['10,000 characters outside the Basic Multilingual Plane', '\u{1F600}'.repeat(5000)],
      ['lone surrogates', 'a\ud800b\udc00\ud83d'],
      ['NUL and other control characters', '\0\u0001\u001f\u007f\u0085\r\n\t'],
      ['noncharacters and a byte order mark', '\uffff\ufffe\ufeff\u{10ffff}'],
      ['combining and bidirectional characters, not normalised', 'e\u0301 \u202e\u2066 \u1e9b\u0323'],
      ['quotes, backslashes and SQL', `'; DROP TABLE inquiry; --"\\$1?{}%_`],
      ['an empty text', ''],
    ])('stores %s exactly', async (_, message) => {
      const inquiry = newInquiry({ fields: { message } });
      await store.add(inquiry, []);
      expect((await other.get(inquiry.id))?.fields).toEqual({ message });
    });
  });

  describe('list', () => {
    it('lists newest first, also those received at the same time, over several pages', async () => {
      const inquiries = Array.from({ length: 230 }, (_, index) =>
        newInquiry({ receivedAt: later(Math.floor(index / 3)) }),
      );
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
      const newestFirst = inquiries.toSorted(
        (a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? 1 : -1),
      );
      expect(await listIds()).toEqual(newestFirst.map(({ id }) => id));
    });

    it('continues while inquiries are added and deleted', async () => {
      const inquiries = Array.from({ length: 120 }, (_, index) => newInquiry({ receivedAt: later(index) }));
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, [])));
      const listed: string[] = [];
      for await (const { id } of store.list()) {
        listed.push(id);
        if (listed.length !== 50) continue;
        await other.add(newInquiry({ receivedAt: later(1_000) }), []);
        await other.delete(inquiries[0]?.id ?? '');
      }
      const remaining = inquiries.slice(1).reverse();
      expect(listed).toEqual(remaining.map(({ id }) => id));
    });
  });

  describe('delete and purge', () => {
    it('deletes an inquiry with its deliveries', async () => {
      const [inquiry, kept] = [newInquiry(), newInquiry()];
      await store.add(inquiry, ['mail', 'webhook']);
      await store.add(kept, ['mail']);
      expect(await store.delete(inquiry.id)).toBe(true);
      expect(await store.delete(inquiry.id)).toBe(false);
      expect(await other.get(inquiry.id)).toBeUndefined();
      expect(await store.counts()).toEqual({ inquiries: 1, suspected: 0, waiting: 1, dead: 0 });
      expect(await store.add(inquiry, ['mail'])).toEqual({ id: inquiry.id, isNew: true });
    });

    it('purges all inquiries received before a time, also by two processes at once', async () => {
      const inquiries = Array.from({ length: 230 }, (_, index) => newInquiry({ receivedAt: later(index) }));
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
      const [first, second] = await Promise.all([store.purge(later(220)), other.purge(later(220))]);
      expect(first + second).toBe(220);
      expect(await store.purge(later(220))).toBe(0);
      const kept = inquiries.slice(220).reverse();
      expect(await listIds()).toEqual(kept.map(({ id }) => id));
      expect(await store.counts()).toMatchObject({ inquiries: 10, waiting: 10 });
    });
  });

  describe('enqueue', () => {
    it('adds deliveries for inquiries that have none and do not look automated', async () => {
      const [pending, queued] = [newInquiry({ receivedAt: later(1) }), newInquiry({ receivedAt: later(2) })];
      await store.add(pending, []);
      await store.add(queued, ['mail']);
      await store.add(newInquiry({ suspicion: 'too-fast' }), ['mail']);
      expect(await store.enqueue([])).toBe(0);
      expect(await store.enqueue(['mail', 'webhook'])).toBe(1);
      expect(await store.enqueue(['mail', 'webhook'])).toBe(0);
      expect(idsOf(await claimDue(store, later(10), 'mail'))).toEqual([pending.id, queued.id]);
      expect(idsOf(await claimDue(store, later(10), 'webhook'))).toEqual([pending.id]);
    });

    it('adds each delivery once, of many inquiries, if two processes start at the same time', async () => {
      await Promise.all(Array.from({ length: 150 }, () => store.add(newInquiry(), [])));
      const [first, second] = await Promise.all([store.enqueue(['mail']), other.enqueue(['mail'])]);
      expect(first + second).toBe(150);
      expect(await store.counts()).toMatchObject({ waiting: 150 });
    });
  });

  it('releases an inquiry that looks automated, once, and makes its deliveries due', async () => {
    const inquiry = newInquiry({ suspicion: 'honeypot' });
    await store.add(inquiry, ['mail']);
    expect(await store.counts()).toEqual({ inquiries: 1, suspected: 1, waiting: 0, dead: 0 });
    expect(await store.release(inquiry.id, ['mail'])).toBe(true);
    expect(await store.release(inquiry.id, ['mail'])).toBe(false);
    const { suspicion: _, ...released } = inquiry;
    expect(await claimDue(store, later(10))).toEqual([{ inquiry: released, channel: 'mail', attempts: 0 }]);
    expect(await store.counts()).toEqual({ inquiries: 1, suspected: 0, waiting: 1, dead: 0 });
  });

  describe('claim', () => {
    it('claims what is due on the channel, the longest due first, and no more than the limit', async () => {
      const inquiries = [3, 1, 2, 30].map((seconds) => newInquiry({ receivedAt: later(seconds) }));
      for (const inquiry of inquiries) await store.add(inquiry, ['mail', 'webhook']);
      const [third, first, second] = inquiries.map(({ id }) => id);
      expect(idsOf(await claimDue(store, later(10), 'mail', 2))).toEqual([first, second]);
      expect(idsOf(await claimDue(store, later(10), 'mail', 2))).toEqual([third]);
      expect(idsOf(await claimDue(store, later(10), 'webhook'))).toEqual([first, second, third]);
    });

    it('gives no delivery to two of several concurrent claimers', async () => {
      await Promise.all(Array.from({ length: 60 }, () => store.add(newInquiry(), ['mail'])));
      const claimed: string[] = [];
      await Promise.all(
        [store, other, store, other].map(async (claimer) => {
          let claims;
          do {
            claims = await claimDue(claimer, later(10), 'mail', 7);
            claimed.push(...idsOf(claims));
          } while (claims.length > 0);
        }),
      );
      expect(claimed).toHaveLength(60);
      expect(new Set(claimed).size).toBe(60);
    });

    it('gives a delivery to another once the claim has expired', async () => {
      const inquiry = newInquiry({ receivedAt: received });
      await store.add(inquiry, ['mail']);
      expect(await claimDue(store, later(0))).toHaveLength(1);
      expect(await claimDue(other, later(59))).toEqual([]);
      expect(idsOf(await claimDue(other, later(60)))).toEqual([inquiry.id]);
    });
  });

  describe('settle and retry', () => {
    const failure = { state: 'waiting', nextAttemptAt: later(40), error: '451 Try again' } as const;

    it('records a failure, which makes the delivery due later, and a success', async () => {
      const inquiry = newInquiry();
      await store.add(inquiry, ['mail', 'webhook']);
      await claimDue(store, later(10));
      await store.settle(inquiry.id, 'mail', failure);
      const { state, nextAttemptAt, error: lastError } = failure;
      expect((await other.get(inquiry.id))?.deliveries).toEqual([
        { channel: 'mail', state, attempts: 1, nextAttemptAt, lastError },
        { channel: 'webhook', state: 'waiting', attempts: 0, nextAttemptAt: inquiry.receivedAt },
      ]);
      expect(await claimDue(store, later(39))).toEqual([]);
      expect(await claimDue(store, later(40))).toMatchObject([{ attempts: 1 }]);
      await store.settle(inquiry.id, 'mail', { state: 'delivered' });
      expect((await store.get(inquiry.id))?.deliveries[0]).toEqual({
        channel: 'mail',
        state: 'delivered',
        attempts: 2,
        lastError,
      });
      expect(await claimDue(store, later(1_000))).toEqual([]);
      expect(await store.counts()).toMatchObject({ waiting: 1, dead: 0 });
    });

    it('does not undo a delivery if an attempt with an expired claim fails later', async () => {
      const inquiry = newInquiry();
      await store.add(inquiry, ['mail']);
      await claimDue(store, later(10));
      await other.settle(inquiry.id, 'mail', { state: 'delivered' });
      await store.settle(inquiry.id, 'mail', failure);
      expect(await store.counts()).toMatchObject({ waiting: 0, dead: 0 });
    });

    it('does nothing if the inquiry was deleted during the attempt', async () => {
      await store.settle('0000000000000000', 'mail', { state: 'delivered' });
      expect(await store.counts()).toEqual({ inquiries: 0, suspected: 0, waiting: 0, dead: 0 });
    });

    it('does not claim dead deliveries until they are retried, which makes them due with no attempts', async () => {
      const [inquiry, dead] = [newInquiry(), newInquiry()];
      for (const each of [inquiry, dead]) {
        await store.add(each, ['mail', 'webhook']);
        await claimDue(store, later(10));
        await store.settle(each.id, 'mail', { state: 'dead', error: '550 No such user' });
        await store.settle(each.id, 'webhook', { state: 'delivered' });
      }
      expect((await store.get(dead.id))?.deliveries[0]).toEqual({
        channel: 'mail',
        state: 'dead',
        attempts: 1,
        lastError: '550 No such user',
      });
      expect(await claimDue(store, later(100_000))).toEqual([]);
      expect(await store.counts()).toMatchObject({ waiting: 0, dead: 2 });
      expect(await store.retry(inquiry.id)).toBe(1);
      expect(await store.retry(inquiry.id)).toBe(0);
      expect(await claimDue(store, later(10))).toEqual([{ inquiry, channel: 'mail', attempts: 0 }]);
      expect(await store.counts()).toMatchObject({ waiting: 1, dead: 1 });
    });
  });

  it('closes after the calls that were begun; later calls reject', async () => {
    const adds = Array.from({ length: 20 }, () => store.add(newInquiry(), []));
    await store.close();
    await expect(Promise.all(adds)).resolves.toHaveLength(20);
    expect(await other.counts()).toMatchObject({ inquiries: 20 });
    await expect(store.counts()).rejects.toMatchObject({ fault: 'unreachable' });
  });
}
