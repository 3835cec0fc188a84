import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { ownerOnlyFile } from './ownerOnlyFile.ts';
import { ensureSchema } from './schema.ts';
import { sqliteFault } from './sqliteFault.ts';

export interface SqliteSettings {
  /** Absolute path. A relative path that begins with `file:` would be a URL for SQLite. */
  readonly file: string;
  /** Largest size of the file, in bytes. */
  readonly maxBytes: number;
}

/** Paths of the database and of its write-ahead log; both must exist as long as the database is open. */
export function databaseFiles(file: string): readonly [string, string] {
  return [file, `${file}-wal`];
}

/**
 * Opens the database, and creates it if it does not exist.
 * @throws an error for which `sqliteFault` has a fault, or `StoreUnavailableError`
 */
export function openDatabase({ file, maxBytes }: SqliteSettings): DatabaseSync {
  ownerOnlyFile(file, [`${file}-wal`, `${file}-shm`]);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    // Deleted content is overwritten with zeros, and not copied to temporary files before.
    database.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
    ensureSchema(database);
    database.exec('PRAGMA journal_mode = WAL');
    // A transaction is on disk when COMMIT returns; on macOS, only F_FULLFSYNC empties the cache of the drive.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
    const { page_size: pageSize } = database.prepare('PRAGMA page_size').get() as { page_size: number };
    database.exec(`PRAGMA max_page_count = ${String(Math.max(1, Math.floor(maxBytes / pageSize)))}`);
    // Reading creates the log, so that its identity is known.
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    throw sqliteFault(error) === undefined ? new StoreUnavailableError('unreachable', error) : error;
  }
}
