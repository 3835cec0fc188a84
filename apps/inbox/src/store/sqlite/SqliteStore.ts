import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Channel, NewInquiry, StoredInquiry } from '../Inquiry.ts';
import type { ClaimedRow, InquiryRow, StoredRow } from '../rows.ts';
import { inquiryColumns, toInquiry, toStoredInquiry } from '../rows.ts';
import type { ClaimedDelivery, Settlement, Store, StoreCounts } from '../Store.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import type { SqliteSettings } from './openDatabase.ts';
import { SqliteConnection } from './SqliteConnection.ts';

type Added = Awaited<ReturnType<Store['add']>>;

interface PendingAdd {
  readonly inquiry: NewInquiry;
  readonly channels: readonly Channel[];
  readonly resolve: (added: Added) => void;
  readonly reject: (error: unknown) => void;
}

/** Inquiries that `list` reads, and that `purge` deletes, without giving other work a turn. */
const pageSize = 100;

const selectStored = `SELECT ${inquiryColumns}, (
  SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts,
    'nextAttemptAt', next_attempt_at, 'lastError', last_error) ORDER BY channel)
  FROM delivery WHERE inquiry_id = inquiry.id) AS deliveries FROM inquiry`;

/** Adds deliveries that are due since the inquiry was received. */
function addDeliveries(
  database: DatabaseSync,
  id: string,
  receivedAt: number,
  channels: readonly Channel[],
): void {
  const insert = database.prepare(
    "INSERT INTO delivery (inquiry_id, channel, state, attempts, next_attempt_at) VALUES (?, ?, 'waiting', 0, ?)",
  );
  for (const channel of channels) insert.run(id, channel, receivedAt);
}

function addInquiry(database: DatabaseSync, { inquiry, channels }: PendingAdd): Added {
  const stored = database
    .prepare('SELECT id FROM inquiry WHERE idempotency_key = ?')
    .get(inquiry.idempotencyKey) as { id: string } | undefined;
  if (stored) return { id: stored.id, isNew: false };
  const receivedAt = inquiry.receivedAt.getTime();
  database
    .prepare(
      'INSERT INTO inquiry (id, form, fields, received_at, idempotency_key, suspicion) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(
      inquiry.id,
      inquiry.form,
      JSON.stringify(inquiry.fields),
      receivedAt,
      inquiry.idempotencyKey,
      inquiry.suspicion ?? null,
    );
  if (inquiry.suspicion === undefined) addDeliveries(database, inquiry.id, receivedAt, channels);
  return { id: inquiry.id, isNew: true };
}

/** Stores inquiries in a file of SQLite. */
class SqliteStore implements Store {
  readonly #connection: SqliteConnection;
  #pendingAdds: PendingAdd[] = [];
  readonly #commits = new Set<Promise<void>>();

  constructor(settings: SqliteSettings) {
    this.#connection = new SqliteConnection(settings);
  }

  /**
   * All inquiries that are added in one turn of the event loop are stored in one transaction (group commit): waiting for
   * the disk takes most of the time of a transaction.
   */
  add(inquiry: NewInquiry, channels: readonly Channel[]): Promise<Added> {
    return new Promise((resolve, reject) => {
      if (this.#pendingAdds.push({ inquiry, channels, resolve, reject }) > 1) return;
      const commit = new Promise<void>((done) => {
        setImmediate(() => {
          const adds = this.#pendingAdds;
          this.#pendingAdds = [];
          void this.#commit(adds).then(done);
        });
      });
      this.#commits.add(commit);
      void commit.then(() => this.#commits.delete(commit));
    });
  }

  async #commit(adds: readonly PendingAdd[]): Promise<void> {
    try {
      const added = await this.#connection.write((database) =>
        adds.map((add) => ({ add, result: addInquiry(database, add) })),
      );
      for (const { add, result } of added) add.resolve(result);
    } catch (error) {
      const isUsable = !(error instanceof StoreUnavailableError) || error.fault === 'full';
      // One of several inquiries can be invalid, or too long for the space that is left.
      if (isUsable && adds.length > 1) for (const add of adds) await this.#commit([add]);
      else for (const { reject } of adds) reject(error);
    }
  }

  get(id: string): Promise<StoredInquiry | undefined> {
    return this.#connection.run((database) => {
      const row = database.prepare(`${selectStored} WHERE id = ?`).get(id) as StoredRow | undefined;
      return row && toStoredInquiry(row);
    });
  }

  async *list(): AsyncGenerator<StoredInquiry> {
    let last: InquiryRow | undefined;
    for (;;) {
      const [receivedAt, id] = last ? [Number(last.received_at), last.id] : [Number.MAX_SAFE_INTEGER, ''];
      const rows = await this.#connection.run(
        (database) =>
          database
            .prepare(
              `${selectStored} WHERE (received_at, id) < (?, ?) ORDER BY received_at DESC, id DESC LIMIT ?`,
            )
            .all(receivedAt, id, pageSize) as unknown as readonly StoredRow[],
      );
      for (const row of rows) yield toStoredInquiry(row);
      if (rows.length < pageSize) return;
      last = rows.at(-1);
    }
  }

  async delete(id: string): Promise<boolean> {
    const { changes } = await this.#connection.write((database) =>
      database.prepare('DELETE FROM inquiry WHERE id = ?').run(id),
    );
    await this.#truncateLog();
    return changes > 0;
  }

  async purge(receivedBefore: Date): Promise<number> {
    let total = 0;
    let count: number;
    do {
      const { changes } = await this.#connection.write((database) =>
        database
          .prepare(
            'DELETE FROM inquiry WHERE id IN (SELECT id FROM inquiry WHERE received_at < ? ORDER BY received_at LIMIT ?)',
          )
          .run(receivedBefore.getTime(), pageSize),
      );
      count = Number(changes);
      total += count;
    } while (count === pageSize);
    await this.#truncateLog();
    return total;
  }

  /**
   * Removes deleted content from the write-ahead log, which still has the pages with what was deleted. If another process
   * prevents it for too long, a later call does it: purges are regular, and the deletion itself is committed.
   */
  async #truncateLog(): Promise<void> {
    try {
      await this.#connection.run((database) => {
        const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
        // The result code of SQLITE_BUSY, so that it is tried again.
        if (busy !== 0) throw Object.assign(new Error('The log is in use.'), { errcode: 5 });
      });
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }

  enqueue(channels: readonly Channel[]): Promise<number> {
    return this.#connection.write((database) => {
      if (channels.length === 0) return 0;
      const { changes } = database
        .prepare(
          `INSERT INTO delivery (inquiry_id, channel, state, attempts, next_attempt_at)
          SELECT inquiry.id, channels.value, 'waiting', 0, received_at FROM inquiry, json_each(?) AS channels
          WHERE suspicion IS NULL AND NOT EXISTS (SELECT * FROM delivery WHERE inquiry_id = inquiry.id)`,
        )
        .run(JSON.stringify(channels));
      return Number(changes) / channels.length;
    });
  }

  release(id: string, channels: readonly Channel[]): Promise<boolean> {
    return this.#connection.write((database) => {
      const row = database
        .prepare(
          'UPDATE inquiry SET suspicion = NULL WHERE id = ? AND suspicion IS NOT NULL RETURNING received_at',
        )
        .get(id) as { received_at: number } | undefined;
      if (row) addDeliveries(database, id, row.received_at, channels);
      return row !== undefined;
    });
  }

  claim({ channels, now, until, limit }: Parameters<Store['claim']>[0]): Promise<readonly ClaimedDelivery[]> {
    return this.#connection.write((database) => {
      // Without numbered parameters: Node 22.13 does not bind them by position.
      const rows = database
        .prepare(
          `SELECT ${inquiryColumns}, channel, attempts FROM delivery JOIN inquiry ON inquiry.id = inquiry_id
          WHERE state = 'waiting' AND next_attempt_at <= ? AND (claimed_until IS NULL OR claimed_until <= ?)
            AND channel IN (SELECT value FROM json_each(?))
          ORDER BY next_attempt_at, inquiry_id, channel LIMIT ?`,
        )
        .all(
          now.getTime(),
          now.getTime(),
          JSON.stringify(channels),
          limit,
        ) as unknown as readonly ClaimedRow[];
      const claim = database.prepare(
        'UPDATE delivery SET claimed_until = ? WHERE inquiry_id = ? AND channel = ?',
      );
      for (const { id, channel } of rows) claim.run(until.getTime(), id, channel);
      return rows.map((row) => ({
        inquiry: toInquiry(row),
        channel: row.channel,
        attempts: row.attempts,
      }));
    });
  }

  async settle(id: string, channel: Channel, settlement: Settlement): Promise<void> {
    await this.#connection.write((database) =>
      database
        .prepare(
          // A delivery that is delivered stays so, even if an attempt whose claim had expired fails later.
          `UPDATE delivery SET state = ?, attempts = attempts + 1, next_attempt_at = ?,
            last_error = coalesce(?, last_error), claimed_until = NULL
          WHERE inquiry_id = ? AND channel = ? AND state <> 'delivered'`,
        )
        .run(
          settlement.state,
          settlement.state === 'waiting' ? settlement.nextAttemptAt.getTime() : null,
          settlement.state === 'delivered' ? null : settlement.error,
          id,
          channel,
        ),
    );
  }

  retry(id: string): Promise<number> {
    return this.#connection.write((database) => {
      const { changes } = database
        .prepare(
          `UPDATE delivery SET state = 'waiting', attempts = 0, claimed_until = NULL,
            next_attempt_at = (SELECT received_at FROM inquiry WHERE inquiry.id = inquiry_id)
          WHERE inquiry_id = ? AND state = 'dead'`,
        )
        .run(id);
      return Number(changes);
    });
  }

  counts(): Promise<StoreCounts> {
    return this.#connection.run(
      (database) =>
        ({
          ...database
            .prepare(
              `SELECT (SELECT count(*) FROM inquiry) AS inquiries,
                (SELECT count(*) FROM inquiry WHERE suspicion IS NOT NULL) AS suspected,
                (SELECT count(*) FROM delivery WHERE state = 'waiting') AS waiting,
                (SELECT count(*) FROM delivery WHERE state = 'dead') AS dead`,
            )
            .get(),
        }) as unknown as StoreCounts,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#commits);
    this.#connection.close();
  }
}

/** Opens a store in a file. The file is created, or opened, when it is first used. */
export function openSqliteStore({ file, maxBytes }: SqliteSettings): Store {
  return new SqliteStore({ file: resolve(file), maxBytes });
}
