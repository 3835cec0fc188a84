import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase } from 'kysely';
import type { Dialect, Tables } from './Connection.ts';
import { createTables, newerVersion, schemaVersion } from './createTables.ts';
import { sqliteFault, StoreUnavailableError, unusable } from './faults.ts';

/**
 * Times are in milliseconds since 1970.
 *
 * The padding is larger than the part of a row that SQLite stores in the page of its table, so that `fields` is in overflow
 * pages, which belong to one row. `secure_delete` overwrites those when the row is deleted. It does not overwrite the copies
 * that remain in a page of a table when SQLite moves rows to another page (https://sqlite.org/fileformat2.html, section 1.6).
 */
const tables = createTables({
  schema: '',
  time: 'integer',
  json: 'text',
  columns: 'padding blob NOT NULL DEFAULT (zeroblob(4096)),',
  options: 'STRICT',
});

function readNumber(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}

function openDatabase(file: string, maxBytes: number): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // For the owner only; SQLite creates files next to it with the same rights.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // Without a busy time-out, which would stop the event loop: the store repeats operations that met a lock.
  const database = new DatabaseSync(file);
  try {
    // Deleted content is overwritten with zeros, and not copied to temporary files before.
    database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
    const found = readNumber(database, 'PRAGMA user_version');
    if (found > schemaVersion) throw unusable(newerVersion(found, 'INBOX_DATABASE'));
    if (found < schemaVersion)
      database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${String(schemaVersion)}; COMMIT`);
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
    .map((path) => statSync(path, { bigint: true }))
    .map(({ dev, ino }) => `${String(dev)}:${String(ino)}`)
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
      const bind = (parameters: readonly unknown[]) =>
        parameters.map((value) => (value instanceof Date ? value.getTime() : value) as SQLInputValue);
      return {
        reader: true,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}

class Driver extends SqliteDriver {
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
    findFault: sqliteFault,
    open: async () => {
      const opened = openDatabase(file, maxBytes);
      const identity = identify(file);
      const config = { database: adapt(opened) };
      const dialect = new SqliteDialect(config);
      dialect.createDriver = () => new Driver(config);
      return {
        database: new Kysely<Tables>({ dialect }),
        check: () => {
          if (identify(file) !== identity) throw unusable('The database was replaced while it was open.');
        },
        removeDeleted: () => {
          // The write-ahead log still has the pages with the deleted rows.
          if (readNumber(opened, 'PRAGMA wal_checkpoint(TRUNCATE)') !== 0)
            throw new StoreUnavailableError('locked', new Error('The log is in use.'));
        },
      };
    },
  };
}
