import type { Generated, Kysely } from 'kysely';
import type { Delivery, NewInquiry, Suspicion } from './Inquiry.ts';
import type { StoreFault } from './faults.ts';

/** A time: milliseconds since 1970 in SQLite, a date in PostgreSQL. */
export type Time = number | Date;

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
    readonly next_attempt_at: Time | null;
    readonly claimed_until: Generated<Time | null>;
    readonly last_error: Generated<string | null>;
  };
}

/** An open database. */
export interface Connection {
  readonly database: Kysely<Tables>;
  /** @throws {StoreUnavailableError} if what was written is not in the database that other processes use */
  check?(): void;
  /** Removes deleted content from files that still have it. */
  removeDeleted?(): void;
  close(): Promise<void>;
}

/** What differs between the two databases. */
export interface Dialect {
  /** Opens the database, and creates its tables if it is empty. */
  open(): Promise<Connection>;
  findFault(error: unknown): StoreFault | undefined;
  toTime(date: Date): Time;
  /** Whether rows that other processes have locked can be skipped. In SQLite, a transaction locks the database. */
  readonly canSkipLocked: boolean;
}
