import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { InboxSettings } from '../settings.ts';
import { StoreUnavailableError } from './database.ts';
import type { Dialect, Tables } from './database.ts';
import type { Channel, NewInquiry, Settlement, StoredInquiry } from './Inquiry.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/**
 * White space before the JSON of `fields`, which is larger than the part of a row that SQLite stores in the page of its table:
 * the values are in overflow pages, which belong to one row, and are overwritten when it is deleted. `secure_delete` does not
 * overwrite the copies that remain when SQLite moves rows between pages (https://sqlite.org/fileformat2.html, section 1.6).
 */
const padding = ' '.repeat(4_096);

/**
 * Stores inquiries and their deliveries (transactional outbox). The database is opened when it is first used, and again after an
 * error. Every method commits or changes nothing, and rejects with `StoreUnavailableError` if the database cannot be used.
 */
export class Store {
  readonly #dialect: Dialect;
  #database: Promise<Kysely<Tables>> | undefined;

  constructor(database: InboxSettings['database']) {
    this.#dialect =
      'url' in database ? postgresDialect(database.url) : sqliteDialect(database.file, database.maxBytes);
  }

  /**
   * Stores an inquiry, and resolves to its id once it is on disk. An inquiry with the idempotency key of a stored one is not
   * stored again; the id is then that of the stored one.
   */
  async add(inquiry: NewInquiry): Promise<string> {
    const { fields, idempotencyKey } = inquiry;
    const { id } = await this.#run((database) =>
      database
        .insertInto('inquiry')
        .values({ ...inquiry, fields: padding + JSON.stringify(fields) })
        // Without a change, the id of the stored inquiry would not be returned.
        .onConflict((conflict) => conflict.column('idempotencyKey').doUpdateSet({ idempotencyKey }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return id;
  }

  get(id: string): Promise<StoredInquiry | undefined> {
    return this.#run(async (database) => {
      const inquiries = database.selectFrom('inquiry').selectAll().where('id', '=', id);
      const deliveries = database
        .selectFrom('delivery')
        .select(['channel', 'state', 'attempts', 'nextAttemptAt', 'lastError'])
        .where('inquiryId', '=', id)
        .orderBy('channel');
      const inquiry = await inquiries.executeTakeFirst();
      return inquiry && { ...inquiry, deliveries: await deliveries.execute() };
    });
  }

  /** Yields all inquiries, newest first. */
  async *list(): AsyncGenerator<StoredInquiry> {
    const rows = await this.#run((database) =>
      database.selectFrom('inquiry').select('id').orderBy('receivedAt', 'desc').execute(),
    );
    for (const { id } of rows) {
      const inquiry = await this.get(id);
      // Otherwise it has been deleted since.
      if (inquiry) yield inquiry;
    }
  }

  /** Deletes an inquiry and its deliveries; resolves to the number of inquiries. */
  delete(id: string): Promise<number> {
    return this.#delete('id', '=', id);
  }

  /** Deletes inquiries received before a time, as `delete` does. */
  purge(receivedBefore: Date): Promise<number> {
    return this.#delete('receivedAt', '<', receivedBefore);
  }

  #delete(column: 'id' | 'receivedAt', operator: '=' | '<', value: string | Date): Promise<number> {
    return this.#run(async (database) => {
      const inquiries = database.deleteFrom('inquiry').where(column, operator, value);
      const { length } = await inquiries.returning('id').execute();
      const { removeDeleted } = this.#dialect;
      if (removeDeleted) await sql.raw(removeDeleted).execute(database);
      return length;
    });
  }

  /** Adds a waiting delivery on each channel for up to 100 inquiries without suspicion that were not queued before. */
  enqueue(channels: readonly Channel[]): Promise<void> {
    return this.#run((database) =>
      database.transaction().execute(async (transaction) => {
        const inquiries = await transaction
          .updateTable('inquiry')
          .set({ queuedAt: new Date() })
          .where('id', 'in', ({ selectFrom }) =>
            selectFrom('inquiry')
              .select('id')
              .where('queuedAt', 'is', null)
              .where('suspicion', 'is', null)
              .limit(100),
          )
          // Once more, as in `claim`.
          .where('queuedAt', 'is', null)
          .returning(['id as inquiryId', 'receivedAt as nextAttemptAt'])
          .execute();
        const waiting = { state: 'waiting', attempts: 0 } as const;
        const deliveries = inquiries.flatMap((inquiry) =>
          channels.map((channel) => ({ ...inquiry, ...waiting, channel })),
        );
        // A process of the previous version, which does not mark inquiries as queued, may have added some.
        const query = transaction.insertInto('delivery').values(deliveries);
        if (deliveries.length > 0) await query.onConflict((on) => on.doNothing()).execute();
      }),
    );
  }

  /** Removes the suspicion of an inquiry; resolves to undefined if it had none. */
  release(id: string): Promise<{ readonly id: string } | undefined> {
    return this.#run((database) =>
      database
        .updateTable('inquiry')
        .set({ suspicion: null })
        .where('id', '=', id)
        .where('suspicion', 'is not', null)
        .returning('id')
        .executeTakeFirst(),
    );
  }

  /**
   * Claims up to `limit` waiting deliveries on a channel that are due at `now`: those that are due the longest. They are due
   * again at `until`, unless `settle` records a result: the process that has claimed them has then probably ended.
   */
  async claim(channel: Channel, limit: number, now: Date, until: Date): Promise<readonly StoredInquiry[]> {
    const claims = await this.#run((database) =>
      database
        .updateTable('delivery')
        .set({ nextAttemptAt: until })
        .where('inquiryId', 'in', ({ selectFrom }) =>
          selectFrom('delivery')
            .select('inquiryId')
            .where('state', '=', 'waiting')
            .where('channel', '=', channel)
            .where('nextAttemptAt', '<=', now)
            .orderBy('nextAttemptAt')
            .orderBy('inquiryId')
            .limit(limit),
        )
        .where('channel', '=', channel)
        // Once more: PostgreSQL evaluates only this condition again after it has waited for another claimer.
        .where('nextAttemptAt', '<=', now)
        .returning('inquiryId')
        .execute(),
    );
    const inquiries = await Promise.all(claims.map(({ inquiryId }) => this.get(inquiryId)));
    return inquiries.filter((inquiry) => inquiry !== undefined);
  }

  /**
   * Records the result of an attempt and ends the claim. Does nothing if the inquiry has been deleted or is delivered already,
   * as it can be after a claim has expired.
   */
  async settle(id: string, channel: Channel, settlement: Settlement): Promise<void> {
    await this.#run((database) =>
      database
        .updateTable('delivery')
        .set({ nextAttemptAt: null, ...settlement })
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('inquiryId', '=', id)
        .where('channel', '=', channel)
        .where('state', '!=', 'delivered')
        .execute(),
    );
  }

  /** Makes dead deliveries of an inquiry, or of all, due now; resolves to their number. */
  async retry(id?: string): Promise<number> {
    const retried = await this.#run((database) =>
      database
        .updateTable('delivery')
        .set({ state: 'waiting', attempts: 0, nextAttemptAt: new Date() })
        .where('state', '=', 'dead')
        .$if(id !== undefined, (query) => query.where('inquiryId', '=', id ?? ''))
        .returning('channel')
        .execute(),
    );
    return retried.length;
  }

  counts(): Promise<Record<'inquiries' | 'suspected' | 'waiting' | 'dead', number>> {
    return this.#run((database) => {
      const { count, countAll } = database.fn;
      const inState = (state: 'waiting' | 'dead') =>
        database.selectFrom('delivery').where('state', '=', state).select(countAll<number>().as('count'));
      return database
        .selectFrom('inquiry')
        .select([countAll<number>().as('inquiries'), count<number>('suspicion').as('suspected')])
        .select([inState('waiting').as('waiting'), inState('dead').as('dead')])
        .$narrowType<{ waiting: number; dead: number }>()
        .executeTakeFirstOrThrow();
    });
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => undefined);
    this.#database = undefined;
    await database?.destroy();
  }

  /** Runs an operation, again and again for two seconds while the database is locked. */
  async #run<Result>(operation: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + 2_000;
    for (;;) {
      const opening = (this.#database ??= this.#dialect.open());
      try {
        return await operation(await opening);
      } catch (error) {
        const isDefect = error instanceof TypeError || error instanceof RangeError;
        const fault = isDefect ? undefined : this.#dialect.findFault(error as Error);
        if (fault === 'corrupt' || fault === 'unreachable') this.#discard(opening);
        // One that could not be opened.
        opening.catch(() => this.#discard(opening));
        if (fault === undefined) throw error;
        if (fault !== 'locked' || performance.now() >= deadline)
          throw new StoreUnavailableError(fault, error);
        // At random, so that waiting processes do not meet again.
        await sleep(10 + 40 * Math.random());
      }
    }
  }

  /** Closes a connection, as soon as calls that use it have ended; the next call opens another. */
  #discard(opening: Promise<Kysely<Tables>>): void {
    if (this.#database !== opening) return;
    this.#database = undefined;
    opening.then((database) => database.destroy()).catch(() => {});
  }
}
