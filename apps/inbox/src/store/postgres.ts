import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PoolClient } from 'pg';
import type { Dialect, Tables } from './Connection.ts';
import { postgresFault, unusable } from './faults.ts';

const version = 1;

/** Lock under which one of several instances that start at the same time creates the tables: "KSIB". */
const advisoryLock = 0x4b534942;

const tables = `
  CREATE SCHEMA IF NOT EXISTS inbox;
  CREATE TABLE inbox.schema_version (version integer NOT NULL);
  INSERT INTO inbox.schema_version VALUES (${String(version)});
  CREATE TABLE inbox.inquiry (
    id text COLLATE "C" PRIMARY KEY,
    form text NOT NULL,
    fields json NOT NULL,
    received_at timestamptz NOT NULL,
    idempotency_key text COLLATE "C" NOT NULL UNIQUE,
    suspicion text
  );
  CREATE INDEX inquiry_received_at ON inbox.inquiry (received_at, id);
  CREATE TABLE inbox.delivery (
    inquiry_id text COLLATE "C" NOT NULL REFERENCES inbox.inquiry (id) ON DELETE CASCADE,
    channel text COLLATE "C" NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
    attempts integer NOT NULL,
    next_attempt_at timestamptz,
    claimed_until timestamptz,
    last_error text,
    PRIMARY KEY (inquiry_id, channel),
    CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
  );
  CREATE INDEX delivery_due ON inbox.delivery (next_attempt_at, inquiry_id, channel) WHERE state = 'waiting';
`;

async function readVersion(client: PoolClient): Promise<number | undefined> {
  // Not by `to_regclass`: its cache may not have what another instance has just created.
  const { rowCount } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'inbox' AND tablename = 'schema_version'",
  );
  if (rowCount === 0) return undefined;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM inbox.schema_version');
  return rows[0]?.version;
}

/** Creates the tables, in a schema of their own, unless they exist. */
async function ensureTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw unusable(
      `The database has the encoding ${String(encoding)}; the inbox needs UTF8. Create it with: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  if ((await readVersion(client)) === undefined) {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
    // Another instance may have created them meanwhile.
    if ((await readVersion(client)) === undefined) await client.query(tables);
    await client.query('COMMIT');
  }
  const found = (await readVersion(client)) ?? 0;
  if (found > version)
    throw unusable(
      `The database has schema version ${String(found)}; this version of the inbox knows ${String(version)}. Start the newer version, or set DATABASE_URL to another database.`,
    );
}

/** Inquiries on a PostgreSQL server. */
export function postgresDialect(url: string): Dialect {
  return {
    canSkipLocked: true,
    toTime: (date) => date,
    findFault: postgresFault,
    open: async () => {
      const pool = new pg.Pool({
        connectionString: url,
        application_name: 'inbox',
        keepAlive: true,
        // A visitor waits for the answer. Of a connection, and of waiting for a free one; in milliseconds.
        connectionTimeoutMillis: 5_000,
        // If the server, or the network to it, does not react any more.
        query_timeout: 6_000,
        // Set by a statement: connection poolers such as PgBouncer refuse these settings in the start-up message.
        onConnect: (client) => client.query('SET synchronous_commit = on; SET statement_timeout = 5000'),
      });
      // Connections that end while no statement uses them: the pool replaces them. Without listeners, Node would exit.
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', () => {}));
      try {
        const client = await pool.connect();
        await ensureTables(client).finally(() => {
          // Closes the connection, and ends an unfinished transaction with it.
          client.release(true);
        });
      } catch (error) {
        await pool.end();
        throw error;
      }
      const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      return { database: database.withSchema('inbox'), close: () => pool.end() };
    },
  };
}
