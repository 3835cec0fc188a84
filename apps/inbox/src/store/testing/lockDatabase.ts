import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Locks a database of SQLite in another process, as a backup or an administrator's shell does.
 * @returns a function that ends the lock
 */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--eval',
      `const { DatabaseSync } = require('node:sqlite');
      const database = new DatabaseSync(process.argv[1]);
      database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      console.log('locked');
      process.stdin.on('data', () => { database.close(); process.exit(); });`,
      file,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.write('end');
    await once(child, 'exit');
  };
}
