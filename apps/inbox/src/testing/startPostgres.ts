import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '../../../../.config/freePort.ts';

/** Returns the folder of PostgreSQL's programs, of the newest version that is installed. */
const findPrograms = () => globSync('/usr/lib/postgresql/*/bin/postgres').sort().map(dirname).at(-1);

/** Installs Debian's package, unless it is there. */
function install(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (findPrograms() === undefined)
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']])
      execFileSync('apt-get', ['--quiet', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return findPrograms() ?? '';
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Creates and starts a PostgreSQL server in a temporary folder, with Debian's default settings (`fsync` is on). Installs it if
 * it is missing.
 */
export async function startPostgres() {
  const programs = install();
  // PostgreSQL refuses to run as root, so that it is started as the user of Debian's package.
  const isRoot = process.getuid?.() === 0;
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', isRoot ? [option, 'postgres'] : [option])),
  );
  const folder = await mkdtemp(join(tmpdir(), 'inbox-postgres-'));
  await chown(folder, uid, gid);
  const options = { uid, gid, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  const cluster = ['--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...cluster], options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  let server: ChildProcess;

  /** Runs statements, outside the store that is tested. */
  async function query(sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    // The server may be stopped while it closes the connection.
    client.on('error', () => {});
    await client.connect();
    return client
      .query<Record<string, unknown>>(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Starts the server and waits until it accepts connections. */
  async function start(): Promise<void> {
    const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], options);
    await vi.waitFor(() => query('SELECT 1'), { timeout: 30_000 });
  }

  /** Stops the server: `SIGINT` disconnects clients, `SIGKILL` is a crash. */
  async function stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
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
    /** Stops the server and deletes its files. */
    remove: async () => {
      await stop('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}
