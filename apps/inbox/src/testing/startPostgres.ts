import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { freePort } from '../../../../.config/freePort.ts';
import { installPackages } from '../../../../.config/installPackages.ts';

const binaries = '/usr/lib/postgresql/*/bin/postgres';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Creates and starts a PostgreSQL server in a temporary folder, with Debian's default settings (`fsync` is on). Installs it if
 * it is missing.
 */
export async function startPostgres() {
  installPackages({ postgresql: binaries });
  // The newest version that is installed.
  const programs = dirname(globSync(binaries).sort().at(-1) ?? '');
  // PostgreSQL refuses to run as root, so that it is started as the user of Debian's package.
  const isRoot = process.getuid?.() === 0;
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', isRoot ? [option, 'postgres'] : [option])),
  );
  const folder = await mkdtemp(join(tmpdir(), 'inbox-postgres-'));
  await chown(folder, uid, gid);
  const data = join(folder, 'data');
  const control = (program: string, ...args: readonly string[]) =>
    execFileSync(join(programs, program), ['--pgdata', data, ...args], {
      uid,
      gid,
      cwd: folder,
      stdio: 'ignore',
    });
  control('initdb', '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--locale', 'C');
  const port = String(await freePort());
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  /** Starts the server and waits until it accepts connections. */
  const start = () => {
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
    control('pg_ctl', 'start', '--wait', '--log', join(folder, 'log'), '--options', settings);
  };
  /** Stops the server: `fast` disconnects clients, `immediate` is a crash. */
  const stop = (mode: 'fast' | 'immediate') => {
    control('pg_ctl', 'stop', '--wait', '--mode', mode);
  };

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
    /** Stops the server and deletes its files. */
    remove: async () => {
      stop('fast');
      await rm(folder, { recursive: true });
    },
  };
}
