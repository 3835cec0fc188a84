import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PoolClient } from 'pg';
import type { Dialect, Tables } from './Connection.ts';
import { createTables, newerVersion, schemaVersion } from './createTables.ts';
import { postgresFault, unusable } from './faults.ts';

/** Creates the tables, under a lock that one of several instances that start at the same time gets: "KSIB". */
const tables = `
  BEGIN;
  SELECT pg_advisory_xact_lock(1263749442);
  CREATE SCHEMA IF NOT EXISTS inbox;
  CREATE TABLE IF NOT EXISTS inbox.schema_version (version integer NOT NULL);
  INSERT INTO inbox.schema_version
    SELECT ${String(schemaVersion)} WHERE NOT EXISTS (SELECT FROM inbox.schema_version);
  ${createTables({ schema: 'inbox.', time: 'timestamptz', json: 'json', columns: '', options: '' })}
  COMMIT;
`;

/** Creates the tables, in a schema of their own, unless they exist. */
async function ensureTables(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'inbox' AND tablename = 'schema_version'",
  );
  if (rowCount === 0) await client.query(tables);
  const { rows } = await client.query<{ version: number }>('SELECT version FROM inbox.schema_version');
  const found = rows[0]?.version ?? 0;
  if (found > schemaVersion) throw unusable(newerVersion(found, 'DATABASE_URL'));
}

/** Inquiries on a PostgreSQL server. */
export function postgresDialect(url: string): Dialect {
  return {
    findFault: postgresFault,
    open: async () => {
      const pool = new pg.Pool({
        connectionString: url,
        application_name: 'inbox',
        keepAlive: true,
        // A visitor waits for the response. Of a connection, and of waiting for a free one; in milliseconds.
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
      return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema('inbox') };
    },
  };
}
