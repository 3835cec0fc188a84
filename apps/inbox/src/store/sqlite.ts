import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase } from 'kysely';
import type { Dialect, Tables } from './Connection.ts';
import { sqliteFault, StoreUnavailableError, unusable } from './faults.ts';

/** `PRAGMA application_id` of our files: "KSIB". */
const applicationId = 0x4b534942;
const version = 1;

/**
 * Times are in milliseconds since 1970.
 *
 * The padding is larger than the part of a row that SQLite stores in the page of its table, so that `fields` is in overflow
 * pages, which belong to one row. `secure_delete` overwrites those when the row is deleted. It does not overwrite the copies
 * that remain in a page of a table when SQLite moves rows to another page (https://sqlite.org/fileformat2.html, section 1.6).
 */
const tables = `
  CREATE TABLE inquiry (
    id TEXT NOT NULL PRIMARY KEY,
    form TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    idempotency_key TEXT NOT NULL UNIQUE,
    suspicion TEXT,
    padding BLOB NOT NULL DEFAULT (zeroblob(4096)),
    fields TEXT NOT NULL
  ) STRICT;
  CREATE INDEX inquiry_received_at ON inquiry (received_at, id, suspicion);
  CREATE TABLE delivery (
    inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
    attempts INTEGER NOT NULL,
    next_attempt_at INTEGER,
    claimed_until INTEGER,
    last_error TEXT,
    PRIMARY KEY (inquiry_id, channel),
    CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX delivery_due ON delivery (next_attempt_at) WHERE state = 'waiting';
  PRAGMA application_id = ${String(applicationId)};
  PRAGMA user_version = ${String(version)};
`;

/**
 * Creates a file, and its folder, with rights for their owner only, whatever the umask. Removes all other rights from a file
 * that exists, and from the files that SQLite has created beside it.
 */
function createOwnerOnly(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    // An existing file is not opened here: closing it would end the locks of other connections in this process
    // (https://sqlite.org/howtocorrupt.html, section 2.2).
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!statSync(file).isFile()) return;
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0) chmodSync(path, 0o600);
}

function readNumber(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}

/** Creates the tables in an empty database. */
function ensureTables(database: DatabaseSync): void {
  const isEmpty = () => readNumber(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (isEmpty()) {
    database.exec('BEGIN IMMEDIATE');
    // Another process may have created them meanwhile.
    if (isEmpty()) database.exec(tables);
    database.exec('COMMIT');
  }
  if (readNumber(database, 'PRAGMA application_id') !== applicationId)
    throw unusable('The file is the database of another program. Set INBOX_DATABASE to another path.');
  const found = readNumber(database, 'PRAGMA user_version');
  if (found > version)
    throw unusable(
      `The database has schema version ${String(found)}; this version of the inbox knows ${String(version)}. Start the newer version, or set INBOX_DATABASE to another path.`,
    );
}

function openDatabase(file: string, maxBytes: number): DatabaseSync {
  createOwnerOnly(file);
  // Without a busy time-out, which would stop the event loop: the store repeats what has found a lock.
  const database = new DatabaseSync(file);
  try {
    // Deleted content is overwritten with zeros, and not copied to temporary files before.
    database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
    ensureTables(database);
    database.exec('PRAGMA journal_mode = WAL');
    // A transaction is on disk when COMMIT returns; on macOS, only F_FULLFSYNC empties the cache of the drive.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
    const pages = Math.floor(maxBytes / readNumber(database, 'PRAGMA page_size'));
    database.exec(`PRAGMA max_page_count = ${String(Math.max(1, pages))}`);
    // Reading creates the log, so that its identity is known.
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Identifies the files at the paths of the database and of its write-ahead log. */
function identify(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
    .map((stats) => (stats ? `${String(stats.dev)}:${String(stats.ino)}` : 'missing'))
    .join(' ');
}

/** Adapts node:sqlite to the interface that Kysely expects. Statements that return no rows return an empty array. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      database.close();
    },
    prepare: (sql) => {
      const statement = database.prepare(sql);
      const all = (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[]));
      return {
        reader: true,
        all,
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => all(parameters).values(),
      };
    },
  };
}

class ImmediateDriver extends SqliteDriver {
  /** Locks the database at once: a lock that a transaction requests later can fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  /** SQLite may have rolled back already, as it does when the disk is full. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Inquiries in a file of SQLite, of at most `maxBytes`. */
export function sqliteDialect(path: string, maxBytes: number): Dialect {
  // A relative path that begins with `file:` would be a URL for SQLite.
  const file = resolve(path);
  return {
    canSkipLocked: false,
    toTime: (date) => date.getTime(),
    findFault: sqliteFault,
    open: async () => {
      const database = openDatabase(file, maxBytes);
      const identity = identify(file);
      const dialect = new SqliteDialect({ database: adapt(database) });
      dialect.createDriver = () => new ImmediateDriver({ database: adapt(database) });
      return {
        database: new Kysely<Tables>({ dialect }),
        close: async () => {
          database.close();
        },
        check: () => {
          if (identify(file) !== identity)
            throw unusable('The database, or its log, was deleted or replaced while it was open.');
        },
        removeDeleted: () => {
          // The write-ahead log still has the pages with what was deleted.
          if (readNumber(database, 'PRAGMA wal_checkpoint(TRUNCATE)') !== 0)
            throw new StoreUnavailableError('locked', new Error('The log is in use.'));
        },
      };
    },
  };
}
