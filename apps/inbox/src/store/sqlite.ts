import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { openTables } from './database.ts';
import type { Dialect, StoreFault } from './database.ts';

/** Faults by primary result code (https://sqlite.org/rescode.html); undefined are defects of the calling code. */
const faults: Readonly<Record<number, StoreFault | undefined>> = {
  1: undefined, // SQLITE_ERROR
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  19: undefined, // SQLITE_CONSTRAINT
  26: 'corrupt', // SQLITE_NOTADB
};

/** Identifies database and write-ahead log. */
const identify = (file: string) =>
  [file, `${file}-wal`].map((path) => statSync(path, { bigint: true }).ino).join(' ');

const toColumn = (value: unknown) => (value instanceof Date ? value.getTime() : value) as SQLInputValue;

/** Converts a column to what pg returns: times are stored as milliseconds since 1970, and `fields` as text. */
function fromColumn(name: string, value: SQLOutputValue): unknown {
  if (name.endsWith('_at') && value !== null) return new Date(Number(value));
  return name === 'fields' ? JSON.parse(String(value)) : value;
}

/** Adapts node:sqlite to the interface that Kysely expects. `check` is called after each statement. */
const adapt = (database: DatabaseSync, check: () => void): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    const all = (parameters: readonly unknown[]) => {
      const rows = statement.all(...parameters.map(toColumn));
      check();
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fromColumn(name, value)])),
      );
    };
    return { reader: true, all } as SqliteStatement;
  },
});

export function sqliteDialect(path: string, maxBytes: number): Dialect {
  // A relative path that begins with `file:` would be a URL for SQLite.
  const file = resolve(path);
  return {
    // The write-ahead log still has the deleted rows. If another process reads it, the next purge removes them.
    removeDeleted: 'PRAGMA wal_checkpoint(TRUNCATE)',
    findFault: (error) => {
      const { errcode } = error as { readonly errcode?: number };
      // Errors without a code are of the file system.
      const primary = errcode === undefined ? -1 : errcode & 0xff;
      return primary in faults ? faults[primary] : 'unreachable';
    },
    open: async () => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // For the owner only; SQLite creates files next to it with the same rights.
      writeFileSync(file, '', { flag: 'a', mode: 0o600 });
      // Without a busy time-out, which would stop the event loop: the store repeats operations that met a lock.
      const opened = new DatabaseSync(file);
      try {
        // Deleted content is overwritten with zeros, and not copied to temporary files before.
        opened.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
        opened.exec('PRAGMA journal_mode = WAL');
        // A transaction is on disk when COMMIT returns; on macOS, only F_FULLFSYNC empties the cache of the drive.
        opened.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
        // In pages of the default size.
        opened.exec(`PRAGMA max_page_count = ${String(Math.ceil(maxBytes / 4_096))}`);
        // Reading creates the log, so that its identity is known.
        opened.prepare('SELECT count(*) FROM sqlite_schema').get();
      } catch (error) {
        opened.close();
        throw error;
      }
      const identity = identify(file);
      const database = adapt(opened, () => {
        // Rows written to a deleted file are lost.
        if (identify(file) !== identity) throw new Error('The database was replaced while it was open.');
      });
      const dialect = new SqliteDialect({ database });
      // Migrations are executed in a transaction, which Kysely does not do with SQLite by default.
      dialect.createAdapter = () =>
        Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
      return openTables(dialect, { time: 'integer', json: 'text', prefix: '' });
    },
  };
}
