import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from './ensurePostgres.ts';

export interface PostgresServer {
  readonly url: string;
  /** Runs statements, outside the store that is tested. */
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Starts the server and waits until it accepts connections. */
  start(): Promise<void>;
  /** Stops the server: `SIGINT` disconnects clients, `SIGKILL` is a crash. */
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so that it is started as the user of Debian's package. */
function findUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, 'postgres'])));
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Creates and starts a PostgreSQL server in a temporary folder, with Debian's default settings (`fsync` is on). */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres() ?? '';
  const user = findUser();
  const folder = await mkdtemp(join(tmpdir(), 'inbox-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--locale', 'C'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  let server: ChildProcess | undefined;

  async function query(sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    // The server may be stopped while it closes the connection.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    server = child;
    for (;;) {
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (child.exitCode !== null) throw error;
        await sleep(50);
      }
    }
  }

  async function stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  await start();
  return {
    url,
    query,
    start,
    stop,
    async remove() {
      await stop('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}
