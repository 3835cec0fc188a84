import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InboxSettings } from '../settings.ts';
import type { Connection, Dialect, Tables } from './Connection.ts';
import { StoreUnavailableError } from './faults.ts';
import type { Channel, ClaimedDelivery, Delivery, NewInquiry, Settlement, StoredInquiry } from './Inquiry.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/** How long a call waits for other processes to release their lock, in milliseconds. */
const lockTimeout = 2_000;

function toInquiry(row: Selectable<Tables['inquiry']>): NewInquiry {
  const { id, form, fields, received_at, idempotency_key, suspicion } = row;
  return {
    id,
    form,
    fields: (typeof fields === 'string' ? JSON.parse(fields) : fields) as NewInquiry['fields'],
    receivedAt: new Date(received_at),
    idempotencyKey: idempotency_key,
    suspicion: suspicion ?? undefined,
  };
}

function toDelivery(row: Selectable<Tables['delivery']>): Delivery {
  const { channel, state, attempts, next_attempt_at, last_error } = row;
  return {
    channel,
    state,
    attempts,
    nextAttemptAt: next_attempt_at === null ? undefined : new Date(next_attempt_at),
    lastError: last_error ?? undefined,
  };
}

/**
 * Adds waiting deliveries, due since they were received, for inquiries that have none and no suspicion, or for one of them;
 * returns their ids. Rows that another instance adds at the same time are not an error.
 */
async function insertDeliveries(
  database: Kysely<Tables>,
  channels: readonly Channel[],
  id?: string,
): Promise<ReadonlySet<string>> {
  const pending = channels.map((channel) =>
    database
      .selectFrom('inquiry')
      .select([
        'id',
        sql.lit(channel).as('channel'),
        sql.lit('waiting').as('state'),
        sql.lit(0).as('attempts'),
        'received_at',
      ])
      .where('suspicion', 'is', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(selectFrom('delivery').select('state').whereRef('delivery.inquiry_id', '=', 'inquiry.id')),
        ),
      ),
  );
  if (pending.length === 0) return new Set();
  const added = await database
    .insertInto('delivery')
    .columns(['inquiry_id', 'channel', 'state', 'attempts', 'next_attempt_at'])
    .expression(pending.reduce((all, one) => all.unionAll(one)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('inquiry_id')
    .execute();
  return new Set(added.map(({ inquiry_id }) => inquiry_id));
}

/**
 * Stores inquiries and their deliveries (transactional outbox), in SQLite or PostgreSQL. The database is opened when it is
 * first used, and again after an error. Every method either commits or changes nothing, and rejects with
 * `StoreUnavailableError` if the database cannot be used; a later call can succeed.
 */
export class Store {
  readonly #dialect: Dialect;
  #connection: Promise<Connection> | undefined;

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
    return this.#write(async (transaction) => {
      const stored = await transaction
        .insertInto('inquiry')
        .values({
          id,
          form,
          fields: JSON.stringify(fields),
          received_at: receivedAt,
          idempotency_key: idempotencyKey,
          suspicion: suspicion ?? null,
        })
        // Without a change, the id of the stored inquiry would not be returned.
        .onConflict((conflict) =>
          conflict.column('idempotency_key').doUpdateSet({ idempotency_key: idempotencyKey }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const isNew = stored.id === id;
      if (isNew) await insertDeliveries(transaction, channels, id);
      return { id: stored.id, isNew };
    });
  }

  get(id: string): Promise<StoredInquiry | undefined> {
    return this.#run(async ({ database }) => {
      const row = await database.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const deliveries = database.selectFrom('delivery').selectAll().where('inquiry_id', '=', id);
      return {
        ...toInquiry(row),
        deliveries: (await deliveries.orderBy('channel').execute()).map(toDelivery),
      };
    });
  }

  /** Iterates over all inquiries, newest first. */
  async *list(): AsyncGenerator<StoredInquiry> {
    const rows = await this.#run(({ database }) =>
      database.selectFrom('inquiry').select('id').orderBy('received_at', 'desc').execute(),
    );
    for (const { id } of rows) {
      const inquiry = await this.get(id);
      // Otherwise it has been deleted since.
      if (inquiry) yield inquiry;
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
    const deleted = await this.#run(({ database }) =>
      database.deleteFrom('inquiry').where('received_at', '<', receivedBefore).returning('id').execute(),
    );
    await this.#removeDeleted();
    return deleted.length;
  }

  /**
   * Adds waiting deliveries for inquiries that have none and no suspicion: those that were received while no channel was
   * configured. Resolves to the number of inquiries.
   */
  async enqueue(channels: readonly Channel[]): Promise<number> {
    return (await this.#run(({ database }) => insertDeliveries(database, channels))).size;
  }

  /** Removes the suspicion of an inquiry and adds waiting deliveries; resolves to whether it had one. */
  release(id: string, channels: readonly Channel[]): Promise<boolean> {
    return this.#write(async (transaction) => {
      const released = await transaction
        .updateTable('inquiry')
        .set({ suspicion: null })
        .where('id', '=', id)
        .where('suspicion', 'is not', null)
        .returning('id')
        .execute();
      if (released.length > 0) await insertDeliveries(transaction, channels, id);
      return released.length > 0;
    });
  }

  /**
   * Claims up to `limit` waiting deliveries on a channel that are due at `now`: those that are due the longest. They are due
   * again at `until`, unless `settle` records a result: the process that has claimed them has then probably ended.
   */
  claim(channel: Channel, limit: number, now: Date, until: Date): Promise<readonly ClaimedDelivery[]> {
    return this.#write(async (transaction) => {
      const due = transaction
        .selectFrom('delivery')
        .select('inquiry_id')
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('inquiry_id')
        .limit(limit);
      const claims = await transaction
        .updateTable('delivery')
        .set({ next_attempt_at: until })
        .where('inquiry_id', 'in', due)
        .where('channel', '=', channel)
        // Once more: PostgreSQL evaluates only this condition again after it has waited for another claimer.
        .where('next_attempt_at', '<=', now)
        .returning(['inquiry_id', 'attempts'])
        .execute();
      const ids = claims.map(({ inquiry_id }) => inquiry_id);
      if (ids.length === 0) return [];
      const rows = await transaction.selectFrom('inquiry').selectAll().where('id', 'in', ids).execute();
      return rows.map((row) => ({
        inquiry: toInquiry(row),
        channel,
        attempts: claims.find(({ inquiry_id }) => inquiry_id === row.id)?.attempts ?? 0,
      }));
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
          next_attempt_at: state === 'waiting' ? settlement.nextAttemptAt : null,
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
        .set({ state: 'waiting', attempts: 0, next_attempt_at: new Date() })
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
      const states = await database
        .selectFrom('delivery')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const byState = new Map(states.map(({ state, count }) => [state, Number(count)]));
      return {
        inquiries: Number(inquiries.all),
        suspected: Number(inquiries.suspected),
        waiting: byState.get('waiting') ?? 0,
        dead: byState.get('dead') ?? 0,
      };
    });
  }

  /** Closes the database; call it after all other calls have ended. */
  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => undefined);
    this.#connection = undefined;
    await connection?.database.destroy();
  }

  /** If another process prevents it for too long, a later call does it: the deletion itself is committed. */
  async #removeDeleted(): Promise<void> {
    await this.#run(async ({ removeDeleted }) => removeDeleted?.()).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
    });
  }

  #write<Result>(operation: (transaction: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run(({ database }) => database.transaction().execute(operation));
  }

  /** Runs an operation, again and again for two seconds if the database is locked. */
  async #run<Result>(operation: (connection: Connection) => Promise<Result>): Promise<Result> {
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
      // Once more: rows written to a deleted file are lost.
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
    opening.then(({ database }) => database.destroy()).catch(() => {});
  }
}
