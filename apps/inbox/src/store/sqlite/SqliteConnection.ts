import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import type { SqliteSettings } from './openDatabase.ts';
import { databaseFiles, openDatabase } from './openDatabase.ts';
import { sqliteFault } from './sqliteFault.ts';

/** How long a call waits for other processes to release their lock, in milliseconds. */
const lockTimeout = 2000;

/** Shortest and longest mean delay before the next attempt to get the lock, in milliseconds. It is doubled each time. */
const [shortestDelay, longestDelay] = [10, 160];

/** Identifies the files at the paths of the database. */
function identify(file: string): string {
  return databaseFiles(file)
    .map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
    .map((stats) => (stats ? `${String(stats.dev)}:${String(stats.ino)}` : 'missing'))
    .join(' ');
}

interface OpenDatabase {
  readonly database: DatabaseSync;
  readonly identity: string;
}

/**
 * Connection to a database file that is opened when it is first used, and again after a failure.
 *
 * node:sqlite is synchronous. SQLite's own busy time-out would stop the event loop while another process has the database
 * locked; so it is zero, and this class repeats the operation later.
 */
export class SqliteConnection {
  readonly #settings: SqliteSettings;
  #open: OpenDatabase | undefined;
  #isClosed = false;

  constructor(settings: SqliteSettings) {
    this.#settings = settings;
  }

  /**
   * Runs an operation, again and again for two seconds if the database is locked.
   * @throws {StoreUnavailableError} by rejection
   */
  async run<Result>(operation: (database: DatabaseSync) => Result): Promise<Result> {
    const deadline = performance.now() + lockTimeout;
    for (let delay = shortestDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      try {
        return this.#attempt(operation);
      } catch (error) {
        if (error instanceof StoreUnavailableError) throw error;
        const fault = sqliteFault(error);
        if (fault === undefined) throw error;
        if (fault !== 'locked' || performance.now() >= deadline)
          throw new StoreUnavailableError(fault, error);
      }
      // At random, so that waiting processes do not meet again.
      await sleep(delay * (0.5 + Math.random()));
    }
  }

  /**
   * Runs an operation in a transaction; resolves once it is on disk.
   * @throws {StoreUnavailableError} by rejection; the transaction is rolled back, as it is after any other error
   */
  write<Result>(operation: (database: DatabaseSync) => Result): Promise<Result> {
    return this.run((database) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = operation(database);
        database.exec('COMMIT');
        return result;
      } catch (error) {
        try {
          database.exec('ROLLBACK');
        } catch {
          // SQLite has rolled back already, as it does when the disk is full.
        }
        throw error;
      }
    });
  }

  /** Closes the database; later operations reject. */
  close(): void {
    this.#isClosed = true;
    this.#discard();
  }

  #attempt<Result>(operation: (database: DatabaseSync) => Result): Result {
    if (this.#isClosed) throw new StoreUnavailableError('unreachable', new Error('The store is closed.'));
    try {
      this.#open ??= this.#openNow();
      this.#checkFiles(this.#open);
      const result = operation(this.#open.database);
      // Once more: what was written to a deleted file is lost.
      this.#checkFiles(this.#open);
      return result;
    } catch (error) {
      const fault = error instanceof StoreUnavailableError ? error.fault : sqliteFault(error);
      if (fault === 'corrupt' || fault === 'unreachable') this.#discard();
      throw error;
    }
  }

  #openNow(): OpenDatabase {
    const database = openDatabase(this.#settings);
    return { database, identity: identify(this.#settings.file) };
  }

  #checkFiles({ identity }: OpenDatabase): void {
    if (identify(this.#settings.file) !== identity)
      throw new StoreUnavailableError(
        'unreachable',
        new Error('The database, or its write-ahead log, was deleted or replaced while it was open.'),
      );
  }

  #discard(): void {
    const { database } = this.#open ?? {};
    this.#open = undefined;
    database?.close();
  }
}
