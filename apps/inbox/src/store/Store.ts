import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { InboxSettings } from '../settings.ts';
import type { Connection, Dialect, Tables, Time } from './Connection.ts';
import { StoreUnavailableError, unusable } from './faults.ts';
import type { Channel, ClaimedDelivery, Delivery, NewInquiry, Settlement, StoredInquiry } from './Inquiry.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/** How long a call waits for other processes to release their lock, in milliseconds. */
const lockTimeout = 2_000;

/** Inquiries in one statement that lists, deletes or enqueues them. */
const pageSize = 100;

type Row = Tables['inquiry'];

function toInquiry({ id, form, fields, received_at, idempotency_key, suspicion }: Row): NewInquiry {
  return {
    id,
    form,
    fields: (typeof fields === 'string' ? JSON.parse(fields) : fields) as NewInquiry['fields'],
    receivedAt: new Date(received_at),
    idempotencyKey: idempotency_key,
    ...(suspicion !== null && { suspicion }),
  };
}

type DeliveryRow = Pick<
  Tables['delivery'],
  'inquiry_id' | 'channel' | 'state' | 'attempts' | 'next_attempt_at'
> & { readonly last_error: string | null };

function toDelivery({ channel, state, attempts, next_attempt_at, last_error }: DeliveryRow): Delivery {
  return {
    channel,
    state,
    attempts,
    ...(next_attempt_at !== null && { nextAttemptAt: new Date(next_attempt_at) }),
    ...(last_error !== null && { lastError: last_error }),
  };
}

/** Inserts waiting deliveries, due since the inquiries were received; returns those that did not exist. */
function insertDeliveries(
  transaction: Transaction<Tables>,
  inquiries: readonly { readonly id: string; readonly received_at: Time }[],
  channels: readonly Channel[],
) {
  const rows = inquiries.flatMap(({ id, received_at }) =>
    channels.map((channel) => ({
      inquiry_id: id,
      channel,
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: received_at,
    })),
  );
  return transaction.insertInto('delivery').values(rows);
}

/**
 * Stores inquiries and their deliveries (transactional outbox), in SQLite or PostgreSQL. The database is opened when it is
 * first used, and again after a fault. Every method either commits or changes nothing, and rejects with
 * `StoreUnavailableError` if the database cannot be used; a later call can succeed.
 */
export class Store {
  readonly #dialect: Dialect;
  readonly #running = new Set<Promise<unknown>>();
  #connection: Promise<Connection> | undefined;
  #isClosed = false;

  constructor(database: InboxSettings['database']) {
    this.#dialect =
      database.kind === 'sqlite'
        ? sqliteDialect(database.file, database.maxBytes)
        : postgresDialect(database.url);
  }

  /**
   * Stores an inquiry and one waiting delivery for each channel in one transaction, and resolves once it is on disk. An
   * inquiry with the idempotency key of a stored one is not stored again; `id` is then that of the stored one. An inquiry
   * with a suspicion gets no deliveries.
   */
  add(
    { id, form, fields, receivedAt, idempotencyKey, suspicion }: NewInquiry,
    channels: readonly Channel[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const received_at = this.#dialect.toTime(receivedAt);
    const row = { id, form, fields: JSON.stringify(fields), received_at, suspicion: suspicion ?? null };
    return this.#write(async (transaction) => {
      for (;;) {
        const added = await transaction
          .insertInto('inquiry')
          .values({ ...row, idempotency_key: idempotencyKey })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) break;
        const stored = await transaction
          .selectFrom('inquiry')
          .select('id')
          .where('idempotency_key', '=', idempotencyKey)
          .executeTakeFirst();
        if (stored) return { id: stored.id, isNew: false };
        // It was deleted between the two statements.
      }
      if (suspicion === undefined && channels.length > 0)
        await insertDeliveries(transaction, [{ id, received_at }], channels).execute();
      return { id, isNew: true };
    });
  }

  get(id: string): Promise<StoredInquiry | undefined> {
    return this.#run(async ({ database }) => {
      const rows = await database.selectFrom('inquiry').selectAll().where('id', '=', id).execute();
      return (await this.#withDeliveries(database, rows))[0];
    });
  }

  /** Iterates over all inquiries, newest first. */
  async *list(): AsyncGenerator<StoredInquiry> {
    let last: Row | undefined;
    for (;;) {
      const page: readonly Row[] = await this.#run(({ database }) =>
        database
          .selectFrom('inquiry')
          .selectAll()
          .$if(last !== undefined, (query) =>
            query.where((eb) =>
              eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(last?.received_at ?? 0, last?.id ?? '')),
            ),
          )
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize)
          .execute(),
      );
      yield* await this.#run(({ database }) => this.#withDeliveries(database, page));
      if (page.length < pageSize) return;
      last = page.at(-1);
    }
  }

  /** Deletes an inquiry and its deliveries; resolves to whether it existed. */
  async delete(id: string): Promise<boolean> {
    const deleted = await this.#run(({ database }) =>
      database.deleteFrom('inquiry').where('id', '=', id).returning('id').execute(),
    );
    await this.#removeDeleted();
    return deleted.length > 0;
  }

  /** Deletes inquiries received before a time, and their deliveries; resolves to their number. */
  async purge(receivedBefore: Date): Promise<number> {
    let total = 0;
    for (;;) {
      const { length } = await this.#run(({ database }) =>
        database
          .deleteFrom('inquiry')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('inquiry')
              .select('id')
              .where('received_at', '<', this.#dialect.toTime(receivedBefore))
              .orderBy('received_at')
              .limit(pageSize)
              // Several instances purge at the same time: each takes other rows.
              .$if(this.#dialect.canSkipLocked, (query) => query.forUpdate().skipLocked()),
          )
          .returning('id')
          .execute(),
      );
      total += length;
      if (length < pageSize) break;
    }
    await this.#removeDeleted();
    return total;
  }

  /**
   * Adds waiting deliveries for inquiries that have none and no suspicion: those that were received while no channel was
   * configured. Resolves to the number of inquiries.
   */
  async enqueue(channels: readonly Channel[]): Promise<number> {
    if (channels.length === 0) return 0;
    let total = 0;
    for (;;) {
      const { found, added } = await this.#write(async (transaction) => {
        const pending = await transaction
          .selectFrom('inquiry')
          .select(['id', 'received_at'])
          .where('suspicion', 'is', null)
          .where(({ exists, not, selectFrom }) =>
            not(
              exists(
                selectFrom('delivery').select('state').whereRef('delivery.inquiry_id', '=', 'inquiry.id'),
              ),
            ),
          )
          // Sorted, and without an error for rows that exist, because several instances start at the same time.
          .orderBy('id')
          .limit(pageSize)
          .execute();
        if (pending.length === 0) return { found: 0, added: 0 };
        const rows = await insertDeliveries(transaction, pending, channels)
          .onConflict((conflict) => conflict.doNothing())
          .returning('inquiry_id')
          .execute();
        return { found: pending.length, added: new Set(rows.map(({ inquiry_id }) => inquiry_id)).size };
      });
      total += added;
      if (found < pageSize) return total;
    }
  }

  /** Removes the suspicion of an inquiry and adds waiting deliveries; resolves to whether it had one. */
  release(id: string, channels: readonly Channel[]): Promise<boolean> {
    return this.#write(async (transaction) => {
      const released = await transaction
        .updateTable('inquiry')
        .set({ suspicion: null })
        .where('id', '=', id)
        .where('suspicion', 'is not', null)
        .returning(['id', 'received_at'])
        .execute();
      if (released.length > 0 && channels.length > 0)
        await insertDeliveries(transaction, released, channels).execute();
      return released.length > 0;
    });
  }

  /**
   * Claims up to `limit` waiting deliveries on a channel that are due at `now`, the longest due first. A claim ends with
   * `settle`, or at `until`, when the process that had it has probably ended.
   */
  claim(options: {
    readonly channel: Channel;
    readonly now: Date;
    readonly until: Date;
    readonly limit: number;
  }): Promise<readonly ClaimedDelivery[]> {
    const { channel, limit } = options;
    const now = this.#dialect.toTime(options.now);
    return this.#write(async (transaction) => {
      const due = await transaction
        .selectFrom('delivery')
        .select(['inquiry_id', 'attempts'])
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', now)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .orderBy('inquiry_id')
        .limit(limit)
        .$if(this.#dialect.canSkipLocked, (query) => query.forUpdate().skipLocked())
        .execute();
      if (due.length === 0) return [];
      const ids = due.map(({ inquiry_id }) => inquiry_id);
      await transaction
        .updateTable('delivery')
        .set({ claimed_until: this.#dialect.toTime(options.until) })
        .where('inquiry_id', 'in', ids)
        .where('channel', '=', channel)
        .execute();
      const rows = await transaction.selectFrom('inquiry').selectAll().where('id', 'in', ids).execute();
      const inquiries = new Map(rows.map((row) => [row.id, toInquiry(row)]));
      return due.flatMap(({ inquiry_id, attempts }) => {
        const inquiry = inquiries.get(inquiry_id);
        return inquiry ? [{ inquiry, channel, attempts }] : [];
      });
    });
  }

  /**
   * Counts the attempt, records its result and ends the claim. Does nothing if the inquiry has been deleted or is delivered
   * already, as it can be after a claim has expired.
   */
  async settle(id: string, channel: Channel, settlement: Settlement): Promise<void> {
    const { state } = settlement;
    await this.#run(({ database }) =>
      database
        .updateTable('delivery')
        .set((eb) => ({
          state,
          attempts: eb('attempts', '+', 1),
          next_attempt_at: state === 'waiting' ? this.#dialect.toTime(settlement.nextAttemptAt) : null,
          claimed_until: null,
          ...(state !== 'delivered' && { last_error: settlement.error }),
        }))
        .where('inquiry_id', '=', id)
        .where('channel', '=', channel)
        .where('state', '!=', 'delivered')
        .execute(),
    );
  }

  /** Makes all dead deliveries of an inquiry due now, with no attempts; resolves to their number. */
  async retry(id: string): Promise<number> {
    const retried = await this.#run(({ database }) =>
      database
        .updateTable('delivery')
        .set((eb) => ({
          state: 'waiting' as const,
          attempts: 0,
          claimed_until: null,
          next_attempt_at: eb
            .selectFrom('inquiry')
            .select('received_at')
            .whereRef('inquiry.id', '=', 'delivery.inquiry_id'),
        }))
        .where('inquiry_id', '=', id)
        .where('state', '=', 'dead')
        .returning('channel')
        .execute(),
    );
    return retried.length;
  }

  /** Counts all inquiries, those that look automated, and the deliveries that are waiting or dead. */
  counts(): Promise<Record<'inquiries' | 'suspected' | 'waiting' | 'dead', number>> {
    return this.#run(async ({ database }) => {
      const inquiries = await database
        .selectFrom('inquiry')
        .select(({ fn }) => [fn.countAll().as('all'), fn.count('suspicion').as('suspected')])
        .executeTakeFirstOrThrow();
      const deliveries = await database
        .selectFrom('delivery')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const count = (wanted: Delivery['state']) =>
        Number(deliveries.find(({ state }) => state === wanted)?.count ?? 0);
      return {
        inquiries: Number(inquiries.all),
        suspected: Number(inquiries.suspected),
        waiting: count('waiting'),
        dead: count('dead'),
      };
    });
  }

  /** Waits for running calls and closes the database; later calls reject. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#running);
    const connection = await this.#connection?.catch(() => undefined);
    this.#connection = undefined;
    await connection?.close();
  }

  async #withDeliveries(database: Kysely<Tables>, rows: readonly Row[]): Promise<readonly StoredInquiry[]> {
    const ids = rows.map(({ id }) => id);
    const deliveries =
      ids.length === 0
        ? []
        : await database
            .selectFrom('delivery')
            .selectAll()
            .where('inquiry_id', 'in', ids)
            .orderBy('channel')
            .execute();
    return rows.map((row) => ({
      ...toInquiry(row),
      deliveries: deliveries.filter(({ inquiry_id }) => inquiry_id === row.id).map(toDelivery),
    }));
  }

  /** If another process prevents it for too long, a later call does it: the deletion itself is committed. */
  async #removeDeleted(): Promise<void> {
    await this.#run(async ({ removeDeleted }) => removeDeleted?.()).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
    });
  }

  #write<Result>(operation: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run(({ database }) => database.transaction().execute(operation));
  }

  /** Runs an operation, again and again for two seconds if the database is locked. */
  async #run<Result>(operation: (connection: Connection) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw unusable('The store is closed.');
    const running = this.#repeat(operation);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async #repeat<Result>(operation: (connection: Connection) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        return await this.#attempt(operation);
      } catch (error) {
        const isLocked = error instanceof StoreUnavailableError && error.fault === 'locked';
        if (!isLocked || performance.now() >= deadline) throw error;
        // At random, so that waiting processes do not meet again.
        await sleep(10 + 40 * Math.random());
      }
    }
  }

  async #attempt<Result>(operation: (connection: Connection) => Promise<Result>): Promise<Result> {
    const opening = (this.#connection ??= this.#dialect.open());
    try {
      const connection = await opening;
      connection.check?.();
      const result = await operation(connection);
      // Once more: what was written to a deleted file is lost.
      connection.check?.();
      return result;
    } catch (error) {
      const isKnown = error instanceof StoreUnavailableError;
      const fault = isKnown ? error.fault : this.#dialect.findFault(error);
      if (fault === 'corrupt' || fault === 'unreachable') this.#discard(opening);
      // One that could not be opened.
      opening.catch(() => this.#discard(opening));
      throw isKnown || fault === undefined ? error : new StoreUnavailableError(fault, error);
    }
  }

  /** Closes a connection, as soon as calls that use it have ended; the next call opens another. */
  #discard(opening: Promise<Connection>): void {
    if (this.#connection !== opening) return;
    this.#connection = undefined;
    opening.then((connection) => connection.close()).catch(() => {});
  }
}
