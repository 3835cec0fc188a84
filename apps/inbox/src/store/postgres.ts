import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { openTables } from './database.ts';
import type { Dialect, StoreFault } from './database.ts';

/** Faults by the beginning of SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const faults: readonly (readonly [start: string, fault: StoreFault | undefined])[] = [
  ['23', undefined], // integrity_constraint_violation
  ['40', 'locked'], // serialization_failure, deadlock_detected
  ['55P03', 'locked'], // lock_not_available
  ['57014', 'locked'], // query_canceled: the statement time-out, which is reached by waiting for locks
  ['53100', 'full'], // disk_full
  ['XX00', 'corrupt'], // data_corrupted, index_corrupted
  // Also errors without a code: of the network, and time-outs of pg.
  ['', 'unreachable'],
];

// Counts are of type int8, which pg returns as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const postgresDialect = (url: string): Dialect => ({
  findFault: ({ code = '' }) => faults.find(([start]) => code.startsWith(start))?.[1],
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
    const types = { time: 'timestamptz', json: 'json', prefix: 'inbox.' };
    return (await openTables(new PostgresDialect({ pool }), types, 'inbox')).withSchema('inbox');
  },
});
