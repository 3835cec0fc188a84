import { CamelCasePlugin, Kysely, sql } from 'kysely';
import type { ColumnType, Dialect as KyselyDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Delivery, NewInquiry } from './Inquiry.ts';

/** Tables of both databases; their columns are in snake case. */
export interface Tables {
  readonly inquiry: Omit<NewInquiry, 'fields'> & {
    /** JSON. Its escapes preserve NUL and lone surrogates, which PostgreSQL's text does not have. */
    readonly fields: ColumnType<NewInquiry['fields'], string>;
    /** When its deliveries were added; null before. */
    readonly queuedAt: ColumnType<Date | null, undefined>;
  };
  readonly delivery: Delivery & { readonly inquiryId: string };
}

const execute = (...statements: readonly string[]): Migration => ({
  up: async (database) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

/** `prefix` is that of the tables' names. */
const migrations = ({ time, json, prefix }: Readonly<Record<'time' | 'json' | 'prefix', string>>) => ({
  '1': execute(
    `CREATE TABLE IF NOT EXISTS ${prefix}inquiry (
    id text NOT NULL PRIMARY KEY,
    form text NOT NULL,
    received_at ${time} NOT NULL,
    idempotency_key text NOT NULL UNIQUE,
    suspicion text,
    fields ${json} NOT NULL
  )`,
    `CREATE INDEX IF NOT EXISTS inquiry_received_at ON ${prefix}inquiry (received_at, id)`,
    `CREATE TABLE IF NOT EXISTS ${prefix}delivery (
    inquiry_id text NOT NULL REFERENCES ${prefix}inquiry (id) ON DELETE CASCADE,
    channel text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
    attempts integer NOT NULL,
    next_attempt_at ${time},
    last_error text,
    PRIMARY KEY (inquiry_id, channel),
    CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
  )`,
    `CREATE INDEX IF NOT EXISTS delivery_due ON ${prefix}delivery (next_attempt_at, inquiry_id) WHERE state = 'waiting'`,
  ),
  '2': execute(
    `ALTER TABLE ${prefix}inquiry ADD COLUMN queued_at ${time}`,
    `UPDATE ${prefix}inquiry SET queued_at = received_at WHERE id IN (SELECT inquiry_id FROM ${prefix}delivery)`,
    `CREATE INDEX inquiry_queue ON ${prefix}inquiry (id) WHERE queued_at IS NULL AND suspicion IS NULL`,
  ),
});

/**
 * Returns the query builder of a database, after it has created or upgraded the tables.
 * @throws {Error} also for a database of a newer version, in which a migration is unknown
 */
export async function openTables(
  dialect: KyselyDialect,
  types: Parameters<typeof migrations>[0],
  schema?: string,
): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect });
  const provider = { getMigrations: async () => migrations(types) };
  const migrator = new Migrator({ db: database, provider, ...(schema && { migrationTableSchema: schema }) });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw error as Error;
  }
  return database.withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }));
}

/**
 * Why the database cannot be used: no space is left, another process has it locked, the file is damaged or not a database,
 * or the file or server cannot be reached or written.
 */
export type StoreFault = 'full' | 'locked' | 'corrupt' | 'unreachable';

/** The database cannot be used at present; nothing was stored. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor(fault: StoreFault, cause: unknown) {
    super(`The database is ${fault}.`, { cause });
  }
}

/** Differences between the two databases. */
export interface Dialect {
  open(): Promise<Kysely<Tables>>;
  /** Sorts an error of the driver; undefined for defects of the calling code. */
  findFault(error: NodeJS.ErrnoException): StoreFault | undefined;
  /** Statement that removes deleted content from files that still have it. */
  readonly removeDeleted?: string;
}
