import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { freePort } from '../../../../.config/testing/freePort.ts';
import { installPackages } from '../../../../.config/testing/installPackages.ts';

const binaries = '/usr/lib/postgresql/*/bin/postgres';

/** Runs a program, as the user of Debian's package instead of root, which PostgreSQL refuses; returns its output. */
function run(...command: readonly string[]): string {
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const [program = '', ...args] = [...asUser, ...command];
  return execFileSync(program, args, { cwd: '/', stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** Starts a PostgreSQL server with a new database and Debian's settings (`fsync` is on). Installs it if it is missing. */
export async function startPostgres() {
  installPackages({ postgresql: binaries });
  // The newest version that is installed.
  const programs = dirname(globSync(binaries).sort().at(-1) ?? '');
  const folder = run('mktemp', '-d');
  const control = (program: string, ...args: readonly string[]) =>
    run(join(programs, program), '--pgdata', folder, ...args);
  control('initdb', '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--locale', 'C');
  const port = String(await freePort());
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () => control('pg_ctl', 'start', '--log', join(folder, 'log'), '--options', settings);
  /** Stops the server: `fast` disconnects clients, `immediate` is a crash. */
  const stop = (mode: 'fast' | 'immediate') => control('pg_ctl', 'stop', '--mode', mode);
  start();
  return {
    url,
    start,
    stop,
    /** Runs statements, outside the store that is tested. */
    query: async (sql: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return (await client.query<Record<string, unknown>>(sql).finally(() => client.end())).rows;
    },
    remove: async () => {
      stop('fast');
      await rm(folder, { recursive: true });
    },
  };
}
