import type { ColumnType, Kysely } from 'kysely';
import type { Delivery, NewInquiry, Suspicion } from './Inquiry.ts';
import type { StoreFault } from './faults.ts';

/** A time: read as milliseconds since 1970 from SQLite, and as a date from PostgreSQL. */
type Time = ColumnType<number | Date, Date, Date>;
type OptionalTime = ColumnType<number | Date | null, Date | null, Date | null>;

/** Tables of both databases (`sqlite.ts`, `postgres.ts`). */
export interface Tables {
  readonly inquiry: {
    readonly id: string;
    readonly form: NewInquiry['form'];
    /** JSON; pg has parsed it. Its escapes preserve NUL and lone surrogates, which PostgreSQL's text does not have. */
    readonly fields: string;
    readonly received_at: Time;
    readonly idempotency_key: string;
    readonly suspicion: Suspicion | null;
  };
  readonly delivery: {
    readonly inquiry_id: string;
    readonly channel: Delivery['channel'];
    readonly state: Delivery['state'];
    readonly attempts: number;
    readonly next_attempt_at: OptionalTime;
    readonly last_error: ColumnType<string | null, string | undefined, string>;
  };
}

/** An open database. */
export interface Connection {
  readonly database: Kysely<Tables>;
  /** @throws {StoreUnavailableError} if the changes are not in the database that other processes use */
  check?(): void;
  /** Removes deleted content from files that still have it. */
  removeDeleted?(): void;
}

/** Differences between the two databases. */
export interface Dialect {
  /** Opens the database, and creates its tables if it is empty. */
  open(): Promise<Connection>;
  /** Returns why the database cannot be used; undefined for errors that are defects of the calling code. */
  findFault(error: unknown): StoreFault | undefined;
}
