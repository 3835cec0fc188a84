import type { DatabaseSync } from 'node:sqlite';

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

function readNumber(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}

function isEmpty(database: DatabaseSync): boolean {
  return readNumber(database, 'SELECT count(*) FROM sqlite_schema') === 0;
}

/**
 * Creates the tables in an empty database.
 * @throws {Error} if the database belongs to another program or to a newer version of this one
 */
export function ensureSchema(database: DatabaseSync): void {
  if (isEmpty(database)) {
    database.exec('BEGIN IMMEDIATE');
    // Another process may have created them meanwhile.
    if (isEmpty(database)) database.exec(tables);
    database.exec('COMMIT');
  }
  if (readNumber(database, 'PRAGMA application_id') !== applicationId)
    throw new Error('The file is the database of another program. Set INBOX_DATABASE to another path.');
  const found = readNumber(database, 'PRAGMA user_version');
  if (found > version)
    throw new Error(
      `The database has schema version ${String(found)}; this version of the inbox knows ${String(version)}. Start the newer version, or set INBOX_DATABASE to another path.`,
    );
}
