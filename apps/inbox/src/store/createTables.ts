/** Version of the tables, by which an older version of the inbox refuses a newer database. */
export const schemaVersion = 1;

/** Differences between the databases in the definition of the tables. */
interface Syntax {
  /** Before the names of tables. */
  readonly schema: string;
  readonly time: string;
  readonly json: string;
  /** Further columns of `inquiry`, before the fields. */
  readonly columns: string;
  /** After the definition of a table. */
  readonly options: string;
}

/** Returns the statements that create the tables, unless they exist. */
export function createTables({ schema, time, json, columns, options }: Syntax): string {
  return `
    CREATE TABLE IF NOT EXISTS ${schema}inquiry (
      id text NOT NULL PRIMARY KEY,
      form text NOT NULL,
      received_at ${time} NOT NULL,
      idempotency_key text NOT NULL UNIQUE,
      suspicion text,
      ${columns}
      fields ${json} NOT NULL
    ) ${options};
    CREATE INDEX IF NOT EXISTS inquiry_received_at ON ${schema}inquiry (received_at, id);
    CREATE TABLE IF NOT EXISTS ${schema}delivery (
      inquiry_id text NOT NULL REFERENCES ${schema}inquiry (id) ON DELETE CASCADE,
      channel text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
      attempts integer NOT NULL,
      next_attempt_at ${time},
      claimed_until ${time}, -- only older versions use it
      last_error text,
      PRIMARY KEY (inquiry_id, channel),
      CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
    ) ${options};
    CREATE INDEX IF NOT EXISTS delivery_due ON ${schema}delivery (next_attempt_at, inquiry_id) WHERE state = 'waiting';
  `;
}

/** Returns why a database of a newer version is not used. */
export const newerVersion = (found: number, setting: string) =>
  `The database has schema version ${String(found)}; this version of the inbox knows ${String(schemaVersion)}. Start the newer version, or set ${setting} to another database.`;
