import type { Channel, NewInquiry, StoredInquiry } from '../Inquiry.ts';
import type { ClaimedRow, InquiryRow, StoredRow } from '../rows.ts';
import { inquiryColumns, toInquiry, toStoredInquiry } from '../rows.ts';
import type { ClaimedDelivery, Settlement, Store, StoreCounts } from '../Store.ts';
import { PostgresConnection } from './PostgresConnection.ts';

type Added = Awaited<ReturnType<Store['add']>>;

/** Inquiries that `list` reads, and that `purge` deletes, in one statement. */
const pageSize = 100;

/** JSON is read as text: the driver would parse it. */
const columns = inquiryColumns.replace('inquiry.fields', 'inquiry.fields::text AS fields');

const selectStored = `SELECT ${columns}, (
  SELECT coalesce(json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
    'nextAttemptAt', next_attempt_at, 'lastError', last_error) ORDER BY channel), '[]')
  FROM inbox.delivery WHERE inquiry_id = inquiry.id)::text AS deliveries FROM inbox.inquiry`;

/** Adds deliveries, due since the inquiry was received, for the rows of `source` and the channels of a parameter. */
function insertDeliveries(source: string, channels: string): string {
  return `INSERT INTO inbox.delivery (inquiry_id, channel, state, attempts, next_attempt_at)
    SELECT id, channel, 'waiting', 0, received_at FROM ${source}, unnest(${channels}::text[]) AS channel`;
}

/** Stores inquiries on a PostgreSQL server. Every method is one statement, and so one transaction, except `purge`. */
class PostgresStore implements Store {
  readonly #connection: PostgresConnection;

  constructor(url: string) {
    this.#connection = new PostgresConnection(url);
  }

  async add(inquiry: NewInquiry, channels: readonly Channel[]): Promise<Added> {
    for (;;) {
      // If another transaction is adding the same key, the statement waits for its end.
      const added = await this.#connection.query(
        `WITH added AS (
          INSERT INTO inbox.inquiry (id, form, fields, received_at, idempotency_key, suspicion)
          VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, received_at
        ), deliveries AS (${insertDeliveries('added', '$7')})
        SELECT id FROM added`,
        [
          inquiry.id,
          inquiry.form,
          JSON.stringify(inquiry.fields),
          inquiry.receivedAt.toISOString(),
          inquiry.idempotencyKey,
          inquiry.suspicion ?? null,
          inquiry.suspicion === undefined ? channels : [],
        ],
      );
      if (added.length > 0) return { id: inquiry.id, isNew: true };
      const [stored] = await this.#connection.query<{ id: string }>(
        'SELECT id FROM inbox.inquiry WHERE idempotency_key = $1',
        [inquiry.idempotencyKey],
      );
      if (stored) return { id: stored.id, isNew: false };
      // It was deleted between the two statements.
    }
  }

  async get(id: string): Promise<StoredInquiry | undefined> {
    const [row] = await this.#connection.query<StoredRow>(`${selectStored} WHERE id = $1`, [id]);
    return row && toStoredInquiry(row);
  }

  async *list(): AsyncGenerator<StoredInquiry> {
    let last: InquiryRow | undefined;
    for (;;) {
      const rows: readonly StoredRow[] = await this.#connection.query<StoredRow>(
        `${selectStored} WHERE (received_at, id) < ($1, $2) ORDER BY received_at DESC, id DESC LIMIT $3`,
        [last ? new Date(last.received_at).toISOString() : 'infinity', last?.id ?? '', pageSize],
      );
      for (const row of rows) yield toStoredInquiry(row);
      if (rows.length < pageSize) return;
      last = rows.at(-1);
    }
  }

  async delete(id: string): Promise<boolean> {
    const deleted = await this.#connection.query('DELETE FROM inbox.inquiry WHERE id = $1 RETURNING id', [
      id,
    ]);
    return deleted.length > 0;
  }

  async purge(receivedBefore: Date): Promise<number> {
    let total = 0;
    for (;;) {
      // Several instances purge at the same time: each takes other rows.
      const { length } = await this.#connection.query(
        `WITH expired AS MATERIALIZED (
          SELECT id FROM inbox.inquiry WHERE received_at < $1
          ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
        ) DELETE FROM inbox.inquiry USING expired WHERE inquiry.id = expired.id RETURNING inquiry.id`,
        [receivedBefore.toISOString(), pageSize],
      );
      total += length;
      if (length < pageSize) return total;
    }
  }

  async enqueue(channels: readonly Channel[]): Promise<number> {
    // Sorted, and without an error for rows that exist, because several instances start at the same time.
    const [row] = await this.#connection.query<{ count: number }>(
      `WITH pending AS (
        SELECT id, received_at FROM inbox.inquiry
        WHERE suspicion IS NULL AND NOT EXISTS (SELECT FROM inbox.delivery WHERE inquiry_id = inquiry.id)
      ), added AS (
        ${insertDeliveries('pending', '$1')} ORDER BY id, channel ON CONFLICT DO NOTHING RETURNING inquiry_id
      ) SELECT count(DISTINCT inquiry_id)::integer AS count FROM added`,
      [channels],
    );
    return row?.count ?? 0;
  }

  async release(id: string, channels: readonly Channel[]): Promise<boolean> {
    const released = await this.#connection.query(
      `WITH released AS (
        UPDATE inbox.inquiry SET suspicion = NULL WHERE id = $1 AND suspicion IS NOT NULL
        RETURNING id, received_at
      ), deliveries AS (${insertDeliveries('released', '$2')})
      SELECT id FROM released`,
      [id, channels],
    );
    return released.length > 0;
  }

  async claim({
    channels,
    now,
    until,
    limit,
  }: Parameters<Store['claim']>[0]): Promise<readonly ClaimedDelivery[]> {
    const rows = await this.#connection.query<ClaimedRow>(
      // Materialised, so that the rows are locked once.
      `WITH due AS MATERIALIZED (
        SELECT inquiry_id, channel FROM inbox.delivery
        WHERE state = 'waiting' AND next_attempt_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $1)
          AND channel = ANY($2)
        ORDER BY next_attempt_at, inquiry_id, channel LIMIT $3 FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE inbox.delivery SET claimed_until = $4 FROM due
        WHERE delivery.inquiry_id = due.inquiry_id AND delivery.channel = due.channel
        RETURNING delivery.inquiry_id, delivery.channel, delivery.attempts, delivery.next_attempt_at
      ) SELECT ${columns}, channel, attempts FROM claimed JOIN inbox.inquiry ON inquiry.id = inquiry_id
      ORDER BY next_attempt_at, inquiry_id, channel`,
      [now.toISOString(), channels, limit, until.toISOString()],
    );
    return rows.map((row) => ({ inquiry: toInquiry(row), channel: row.channel, attempts: row.attempts }));
  }

  async settle(id: string, channel: Channel, settlement: Settlement): Promise<void> {
    await this.#connection.query(
      // A delivery that is delivered stays so, even if an attempt whose claim had expired fails later.
      `UPDATE inbox.delivery SET state = $1, attempts = attempts + 1, next_attempt_at = $2,
        last_error = coalesce($3, last_error), claimed_until = NULL
      WHERE inquiry_id = $4 AND channel = $5 AND state <> 'delivered'`,
      [
        settlement.state,
        settlement.state === 'waiting' ? settlement.nextAttemptAt.toISOString() : null,
        settlement.state === 'delivered' ? null : settlement.error,
        id,
        channel,
      ],
    );
  }

  async retry(id: string): Promise<number> {
    const retried = await this.#connection.query(
      `UPDATE inbox.delivery SET state = 'waiting', attempts = 0, claimed_until = NULL,
        next_attempt_at = inquiry.received_at
      FROM inbox.inquiry WHERE inquiry.id = inquiry_id AND inquiry_id = $1 AND state = 'dead' RETURNING channel`,
      [id],
    );
    return retried.length;
  }

  async counts(): Promise<StoreCounts> {
    const [row] = await this.#connection.query<{ -readonly [Name in keyof StoreCounts]: number }>(
      `SELECT (SELECT count(*) FROM inbox.inquiry)::integer AS inquiries,
        (SELECT count(*) FROM inbox.inquiry WHERE suspicion IS NOT NULL)::integer AS suspected,
        (SELECT count(*) FROM inbox.delivery WHERE state = 'waiting')::integer AS waiting,
        (SELECT count(*) FROM inbox.delivery WHERE state = 'dead')::integer AS dead`,
    );
    return row ?? { inquiries: 0, suspected: 0, waiting: 0, dead: 0 };
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Opens a store on a server. It is connected, and its tables are created, when it is first used. */
export function openPostgresStore(url: string): Store {
  return new PostgresStore(url);
}
