import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file, and its folder, with rights for their owner only, whatever the umask. Removes all other rights from a
 * file that exists; the rights of a folder that exists are left to the operator. SQLite gives its further files the rights
 * of the database.
 * @param names the file and those that may exist beside it
 * @throws an error of the file system
 */
export function ownerOnlyFile([file, ...others]: readonly [string, ...string[]]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    // An existing file is not opened here: closing it would end the locks of other connections in this process
    // (https://sqlite.org/howtocorrupt.html, section 2.2).
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const name of [file, ...others]) {
    const stats = statSync(name, { throwIfNoEntry: name === file });
    if (stats?.isFile() && (stats.mode & 0o077) !== 0) chmodSync(name, 0o600);
  }
}
