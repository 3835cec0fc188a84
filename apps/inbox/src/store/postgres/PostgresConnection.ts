import type { Pool, QueryResultRow } from 'pg';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { ensureSchema } from './ensureSchema.ts';
import { postgresFault } from './postgresFault.ts';

/** In milliseconds. A visitor waits for the answer; so the statement ends before the visitor gives up. */
const timeouts = {
  /** Of a connection, and of waiting for a free one. */
  connect: 5_000,
  /** Of a statement, at the server. */
  statement: 5_000,
  /** Of the answer, if the server, or the network to it, does not react any more. */
  answer: 8_000,
};

/**
 * Pool of connections to a PostgreSQL server that is opened when it is first used. The code of pg is loaded then, too, so
 * that the inbox with SQLite does not load it.
 */
export class PostgresConnection {
  readonly #url: string;
  #pool: Promise<Pool> | undefined;
  #schema: Promise<void> | undefined;
  #isClosed = false;
  readonly #running = new Set<Promise<unknown>>();

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Runs one statement, which is a transaction; resolves to its rows once it is on disk.
   * @throws {StoreUnavailableError} by rejection
   */
  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<readonly Row[]> {
    if (this.#isClosed) throw new StoreUnavailableError('unreachable', new Error('The store is closed.'));
    const running = this.#run<Row>(sql, values);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async #run<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<readonly Row[]> {
    try {
      const pool = await (this.#pool ??= this.#openPool());
      await (this.#schema ??= this.#prepare(pool));
      return (await pool.query<Row>(sql, values)).rows;
    } catch (error) {
      const fault = error instanceof StoreUnavailableError ? error.fault : postgresFault(error);
      // A defect of the statement.
      if (fault === undefined) throw error;
      // The tables may be those of another server next time, or none.
      this.#schema = undefined;
      throw error instanceof StoreUnavailableError ? error : new StoreUnavailableError(fault, error);
    }
  }

  /** Waits for running statements and closes all connections; later statements reject. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await Promise.allSettled(this.#running);
    await (await this.#pool)?.end();
  }

  async #openPool(): Promise<Pool> {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({
      connectionString: this.#url,
      application_name: 'inbox',
      keepAlive: true,
      connectionTimeoutMillis: timeouts.connect,
      query_timeout: timeouts.answer,
      // Set by a statement: connection poolers such as PgBouncer refuse these settings in the start-up message.
      onConnect: (client) =>
        client.query(`SET synchronous_commit = on; SET statement_timeout = ${String(timeouts.statement)}`),
    });
    // Connections that end while no statement uses them: the pool replaces them. Without a listener, Node would exit.
    pool.on('error', () => {});
    return pool;
  }

  async #prepare(pool: Pool): Promise<void> {
    const client = await pool.connect();
    // As above, for a connection that ends between two statements.
    client.on('error', () => {});
    try {
      await ensureSchema(client);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
