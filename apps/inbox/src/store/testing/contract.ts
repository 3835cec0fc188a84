import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredInquiry } from '../Inquiry.ts';
import type { ClaimedDelivery, Store } from '../Store.ts';
import { createInquiry } from './createInquiry.ts';

const received = new Date('2030-01-01T12:00:00.000Z');

function later(seconds: number): Date {
  return new Date(received.getTime() + seconds * 1000);
}

async function collect(inquiries: AsyncIterable<StoredInquiry>): Promise<StoredInquiry[]> {
  const collected = [];
  for await (const inquiry of inquiries) collected.push(inquiry);
  return collected;
}

function claimDue(store: Store, now: Date, limit = 100): Promise<readonly ClaimedDelivery[]> {
  return store.claim({
    channels: ['mail', 'webhook'],
    now,
    until: new Date(now.getTime() + 60_000),
    limit,
  });
}

function names(claims: readonly ClaimedDelivery[]): string[] {
  return claims.map(({ inquiry, channel }) => `${inquiry.id} ${channel}`);
}

/**
 * Tests that every implementation of `Store` passes.
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

  describe('add', () => {
    it('stores an inquiry with one waiting delivery for each channel', async () => {
      const inquiry = createInquiry();
      expect(await store.add(inquiry, ['webhook', 'mail'])).toEqual({ id: inquiry.id, isNew: true });
      const waiting = { state: 'waiting', attempts: 0, nextAttemptAt: inquiry.receivedAt };
      expect(await other.get(inquiry.id)).toEqual({
        ...inquiry,
        deliveries: [
          { channel: 'mail', ...waiting },
          { channel: 'webhook', ...waiting },
        ],
      });
    });

    it('keeps the order of the fields', async () => {
      const inquiry = createInquiry({ fields: { zebra: '1', message: '2', aardvark: '3' } });
      await store.add(inquiry, []);
      expect(Object.keys((await store.get(inquiry.id))?.fields ?? {})).toEqual([
        'zebra',
        'message',
        'aardvark',
      ]);
    });

    it('stores an inquiry that looks automated without deliveries', async () => {
      const inquiry = createInquiry({ suspicion: 'honeypot' });
      await store.add(inquiry, ['mail']);
      expect(await store.get(inquiry.id)).toEqual({ ...inquiry, deliveries: [] });
    });

    it('stores one of several inquiries with the same idempotency key, and returns its id for all', async () => {
      const idempotencyKey = 'a'.repeat(64);
      const first = createInquiry({ idempotencyKey });
      await store.add(first, ['mail']);
      const again = createInquiry({ idempotencyKey });
      expect(await store.add(again, ['mail'])).toEqual({ id: first.id, isNew: false });
      expect(await other.get(again.id)).toBeUndefined();
      expect(await store.counts()).toMatchObject({ inquiries: 1, waiting: 1 });
    });

    it('stores one of many that are added at once through two connections', async () => {
      const idempotencyKey = 'b'.repeat(64);
      const added = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : other).add(createInquiry({ idempotencyKey }), ['mail']),
        ),
      );
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(await store.counts()).toMatchObject({ inquiries: 1, waiting: 1 });
    });

    it('stores all of many different inquiries that are added at once', async () => {
      const inquiries = Array.from({ length: 200 }, () => createInquiry());
      await Promise.all(
        inquiries.map((inquiry, index) => (index % 2 ? store : other).add(inquiry, ['mail'])),
      );
      const stored = await collect(store.list());
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(inquiries.map(({ id }) => id)));
    });

    it('rejects an inquiry with the id of another and stores those that were added with it', async () => {
      const taken = createInquiry();
      await store.add(taken, []);
      const others = [createInquiry(), createInquiry()];
      const results = await Promise.allSettled([
        store.add(others[0] as (typeof others)[0], ['mail']),
        store.add(createInquiry({ id: taken.id }), ['mail']),
        store.add(others[1] as (typeof others)[0], ['mail']),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.counts()).toMatchObject({ inquiries: 3, waiting: 2 });
    });

    it('stores nothing of an inquiry whose deliveries cannot be stored', async () => {
      const inquiry = createInquiry();
      await expect(store.add(inquiry, ['mail', 'mail'])).rejects.toThrow();
      expect(await store.counts()).toMatchObject({ inquiries: 0, waiting: 0 });
    });

    it('stores an inquiry again that was deleted', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail']);
      await store.delete(inquiry.id);
      expect(await store.add(inquiry, ['mail'])).toEqual({ id: inquiry.id, isNew: true });
    });
  });

  describe('values', () => {
    it.each([
      ['10,000 characters outside the Basic Multilingual Plane', '\u{1F600}'.repeat(5000)],
      ['lone surrogates', 'a\ud800b\udc00\ud83d'],
      ['NUL and other control characters', '\0\u0001\u001f\u007f\u0085\r\n\t'],
      ['noncharacters and a byte order mark', '\uffff\ufffe\ufeff\u{10ffff}'],
      ['combining and bidirectional characters, not normalised', 'e\u0301 \u202e\u2066 \u1e9b\u0323'],
      ['quotes, backslashes and SQL', `'; DROP TABLE inquiry; --"\\$1?{}%_`],
      ['an empty text', ''],
    ])('returns %s exactly', async (_, message) => {
      const inquiry = createInquiry({ fields: { message } });
      await store.add(inquiry, []);
      expect((await other.get(inquiry.id))?.fields).toEqual({ message });
    });

    it('returns all field names and values exactly', async () => {
      const anyText = fc.string({ unit: 'binary' });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.dictionary(anyText, anyText), { minLength: 30, maxLength: 30 }),
          async (values) => {
            const inquiries = values.map((fields) => createInquiry({ fields: { ...fields } }));
            await Promise.all(inquiries.map((inquiry) => store.add(inquiry, [])));
            for (const { id, fields } of inquiries) expect((await other.get(id))?.fields).toEqual(fields);
          },
        ),
        { numRuns: 3 },
      );
    });

    it('returns 64 values of 10,000 characters', async () => {
      const fields = Object.fromEntries(
        Array.from({ length: 64 }, (_, index) => [`field-${String(index)}`, 'ß'.repeat(10_000)]),
      );
      const inquiry = createInquiry({ fields });
      await store.add(inquiry, []);
      expect((await store.get(inquiry.id))?.fields).toEqual(fields);
    });
  });

  describe('list', () => {
    it('lists nothing of an empty store', async () => {
      expect(await collect(store.list())).toEqual([]);
    });

    it('lists newest first, also those received at the same time, over many pages', async () => {
      const inquiries = Array.from({ length: 450 }, (_, index) =>
        createInquiry({ receivedAt: later(Math.floor(index / 3) - 100) }),
      );
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
      const listed = await collect(store.list());
      const newestFirst = inquiries.toSorted(
        (a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? 1 : -1),
      );
      expect(listed.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
      expect(listed.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
    });

    it('can be stopped, and continues while inquiries are added and deleted', async () => {
      const inquiries = Array.from({ length: 250 }, (_, index) =>
        createInquiry({ receivedAt: later(index) }),
      );
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, [])));
      for await (const { id } of store.list()) {
        expect(id).toBe(inquiries.at(-1)?.id);
        break;
      }
      const listed: string[] = [];
      for await (const { id } of store.list()) {
        listed.push(id);
        if (listed.length !== 50) continue;
        await other.add(createInquiry({ receivedAt: later(1000) }), []);
        await other.delete(id);
        await other.delete(inquiries[0]?.id ?? '');
      }
      expect(listed).toEqual(
        inquiries
          .slice(1)
          .map(({ id }) => id)
          .reverse(),
      );
    });
  });

  describe('delete and purge', () => {
    it('deletes an inquiry with its deliveries', async () => {
      const [inquiry, kept] = [createInquiry(), createInquiry()];
      await store.add(inquiry, ['mail', 'webhook']);
      await store.add(kept, ['mail']);
      expect(await store.delete(inquiry.id)).toBe(true);
      expect(await store.delete(inquiry.id)).toBe(false);
      expect(await other.get(inquiry.id)).toBeUndefined();
      expect(await store.counts()).toEqual({ inquiries: 1, suspected: 0, waiting: 1, dead: 0 });
    });

    it('purges the inquiries received before a time', async () => {
      const inquiries = Array.from({ length: 230 }, (_, index) =>
        createInquiry({ receivedAt: later(index) }),
      );
      await Promise.all(inquiries.map((inquiry) => store.add(inquiry, ['mail'])));
      expect(await store.purge(later(220))).toBe(220);
      expect(await store.purge(later(220))).toBe(0);
      expect((await collect(store.list())).map(({ id }) => id)).toEqual(
        inquiries
          .slice(220)
          .map(({ id }) => id)
          .reverse(),
      );
      expect(await store.counts()).toMatchObject({ inquiries: 10, waiting: 10 });
    });
  });

  describe('enqueue', () => {
    it('adds deliveries for inquiries that have none and do not look automated', async () => {
      const [pending, queued, suspected] = [
        createInquiry({ receivedAt: later(1) }),
        createInquiry({ receivedAt: later(2) }),
        createInquiry({ suspicion: 'too-fast' }),
      ];
      await store.add(pending, []);
      await store.add(queued, ['mail']);
      await store.add(suspected, ['mail']);
      expect(await store.enqueue([])).toBe(0);
      expect(await store.enqueue(['mail', 'webhook'])).toBe(1);
      expect(await store.enqueue(['mail', 'webhook'])).toBe(0);
      expect(names(await claimDue(store, later(10)))).toEqual([
        `${pending.id} mail`,
        `${pending.id} webhook`,
        `${queued.id} mail`,
      ]);
    });

    it('adds each delivery once if two instances start at the same time', async () => {
      await Promise.all(Array.from({ length: 50 }, () => store.add(createInquiry(), [])));
      const counts = await Promise.all([store.enqueue(['mail']), other.enqueue(['mail'])]);
      expect(counts[0] + counts[1]).toBe(50);
      expect(await store.counts()).toMatchObject({ waiting: 50 });
    });
  });

  describe('release', () => {
    it('removes the suspicion of an inquiry and adds deliveries that are due', async () => {
      const inquiry = createInquiry({ suspicion: 'honeypot' });
      await store.add(inquiry, ['mail']);
      expect(await store.counts()).toEqual({ inquiries: 1, suspected: 1, waiting: 0, dead: 0 });
      expect(await store.release(inquiry.id, ['mail'])).toBe(true);
      const { suspicion: _, ...released } = inquiry;
      expect(await claimDue(store, later(10))).toEqual([{ inquiry: released, channel: 'mail', attempts: 0 }]);
      expect(await store.counts()).toEqual({ inquiries: 1, suspected: 0, waiting: 1, dead: 0 });
    });

    it('does nothing to an inquiry without a suspicion, and to one that does not exist', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, []);
      expect(await store.release(inquiry.id, ['mail'])).toBe(false);
      expect(await store.release('0000000000000000', ['mail'])).toBe(false);
      expect(await store.counts()).toMatchObject({ waiting: 0 });
    });
  });

  describe('claim', () => {
    it('claims what is due on the given channels, the longest due first', async () => {
      const [first, second, future] = [1, 2, 30].map((seconds) =>
        createInquiry({ receivedAt: later(seconds) }),
      ) as [ReturnType<typeof createInquiry>, ReturnType<typeof createInquiry>, unknown];
      await store.add(second, ['mail', 'webhook']);
      await store.add(first, ['mail']);
      await store.add(future as typeof first, ['mail']);
      const claims = await store.claim({
        channels: ['mail'],
        now: later(10),
        until: later(70),
        limit: 10,
      });
      expect(claims).toEqual([
        { inquiry: first, channel: 'mail', attempts: 0 },
        { inquiry: second, channel: 'mail', attempts: 0 },
      ]);
      expect(await store.claim({ channels: [], now: later(10), until: later(70), limit: 10 })).toEqual([]);
      expect(names(await claimDue(store, later(10)))).toEqual([`${second.id} webhook`]);
    });

    it('claims no more than the limit', async () => {
      const inquiries = Array.from({ length: 5 }, (_, index) => createInquiry({ receivedAt: later(index) }));
      for (const inquiry of inquiries) await store.add(inquiry, ['mail']);
      const ids = inquiries.map(({ id }) => `${id} mail`);
      expect(names(await claimDue(store, later(10), 2))).toEqual(ids.slice(0, 2));
      expect(names(await claimDue(store, later(10), 2))).toEqual(ids.slice(2, 4));
      expect(names(await claimDue(store, later(10), 2))).toEqual(ids.slice(4));
    });

    it('gives no delivery to two of several concurrent claimers', async () => {
      await Promise.all(Array.from({ length: 100 }, () => store.add(createInquiry(), ['mail', 'webhook'])));
      const claimed: string[] = [];
      await Promise.all(
        [store, other, store, other].map(async (claimer) => {
          for (;;) {
            const claims = await claimDue(claimer, later(10), 7);
            if (claims.length === 0) return;
            claimed.push(...names(claims));
          }
        }),
      );
      expect(claimed).toHaveLength(200);
      expect(new Set(claimed).size).toBe(200);
    });

    it('gives a delivery to another once the claim has expired', async () => {
      const inquiry = createInquiry({ receivedAt: received });
      await store.add(inquiry, ['mail']);
      expect(await claimDue(store, later(0))).toHaveLength(1);
      expect(await claimDue(other, later(59))).toEqual([]);
      expect(names(await claimDue(other, later(60)))).toEqual([`${inquiry.id} mail`]);
    });
  });

  describe('settle', () => {
    it('records a delivery', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail', 'webhook']);
      await claimDue(store, later(10));
      await store.settle(inquiry.id, 'mail', { state: 'delivered' });
      expect((await other.get(inquiry.id))?.deliveries[0]).toEqual({
        channel: 'mail',
        state: 'delivered',
        attempts: 1,
      });
      expect(await store.counts()).toMatchObject({ waiting: 1, dead: 0 });
      expect(names(await claimDue(store, later(1000)))).toEqual([`${inquiry.id} webhook`]);
    });

    it('records a failure, counts the attempt and makes the delivery due later', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail']);
      await claimDue(store, later(10));
      await store.settle(inquiry.id, 'mail', {
        state: 'waiting',
        nextAttemptAt: later(40),
        error: '451 Try again',
      });
      expect((await other.get(inquiry.id))?.deliveries).toEqual([
        {
          channel: 'mail',
          state: 'waiting',
          attempts: 1,
          nextAttemptAt: later(40),
          lastError: '451 Try again',
        },
      ]);
      expect(await claimDue(store, later(39))).toEqual([]);
      expect(await claimDue(store, later(40))).toMatchObject([{ attempts: 1 }]);
      await store.settle(inquiry.id, 'mail', { state: 'delivered' });
      expect((await store.get(inquiry.id))?.deliveries).toEqual([
        { channel: 'mail', state: 'delivered', attempts: 2, lastError: '451 Try again' },
      ]);
    });

    it('records a dead delivery, which is not claimed again', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail']);
      await claimDue(store, later(10));
      await store.settle(inquiry.id, 'mail', { state: 'dead', error: '550 No such user' });
      expect((await store.get(inquiry.id))?.deliveries).toEqual([
        { channel: 'mail', state: 'dead', attempts: 1, lastError: '550 No such user' },
      ]);
      expect(await claimDue(store, later(100_000))).toEqual([]);
      expect(await store.counts()).toMatchObject({ waiting: 0, dead: 1 });
    });

    it('does not undo a delivery if an attempt with an expired claim fails later', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail']);
      await claimDue(store, later(10));
      await claimDue(other, later(100));
      await other.settle(inquiry.id, 'mail', { state: 'delivered' });
      await store.settle(inquiry.id, 'mail', {
        state: 'waiting',
        nextAttemptAt: later(200),
        error: 'Time-out',
      });
      expect(await store.counts()).toMatchObject({ waiting: 0, dead: 0 });
      expect(await claimDue(store, later(1000))).toEqual([]);
    });

    it('does nothing if the inquiry was deleted during the attempt', async () => {
      const inquiry = createInquiry();
      await store.add(inquiry, ['mail']);
      await claimDue(store, later(10));
      await store.delete(inquiry.id);
      await store.settle(inquiry.id, 'mail', { state: 'delivered' });
      expect(await store.counts()).toEqual({ inquiries: 0, suspected: 0, waiting: 0, dead: 0 });
    });
  });

  describe('retry', () => {
    it('makes dead deliveries of an inquiry due, with no attempts', async () => {
      const [inquiry, other] = [createInquiry(), createInquiry()];
      for (const { id } of [inquiry, other]) {
        await store.add(id === inquiry.id ? inquiry : other, ['mail', 'webhook']);
        await store.settle(id, 'mail', { state: 'dead', error: 'A' });
        await store.settle(id, 'webhook', { state: 'delivered' });
      }
      expect(await store.retry(inquiry.id)).toBe(1);
      expect(await store.retry(inquiry.id)).toBe(0);
      expect(await store.retry('0000000000000000')).toBe(0);
      expect(await claimDue(store, later(10))).toEqual([{ inquiry, channel: 'mail', attempts: 0 }]);
      expect(await store.counts()).toMatchObject({ waiting: 1, dead: 1 });
    });
  });

  describe('close', () => {
    it('resolves after the adds that were begun, which are stored', async () => {
      const inquiries = Array.from({ length: 20 }, () => createInquiry());
      const adds = inquiries.map((inquiry) => store.add(inquiry, []));
      await store.close();
      await expect(Promise.all(adds)).resolves.toHaveLength(20);
      expect(await other.counts()).toMatchObject({ inquiries: 20 });
    });

    it('makes later calls reject', async () => {
      await store.close();
      await expect(store.counts()).rejects.toMatchObject({ name: 'StoreUnavailableError' });
    });

    it('can be called twice', async () => {
      await store.close();
      await sleep(0);
      await expect(store.close()).resolves.toBeUndefined();
    });
  });
}
