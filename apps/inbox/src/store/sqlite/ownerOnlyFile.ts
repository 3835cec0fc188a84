import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file, and its folder, with rights for their owner only, whatever the umask. Removes all other rights from a
 * file that exists; the rights of a folder that exists are left to the operator.
 * @param companions files that may exist beside it, which get the same rights: SQLite creates them with those that the
 * database has at the time
 * @throws an error of the file system
 */
export function ownerOnlyFile(file: string, companions: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    // An existing file is not opened here: closing it would end the locks of other connections in this process
    // (https://sqlite.org/howtocorrupt.html, section 2.2).
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stats = statSync(file);
  if (!stats.isFile()) return;
  const mode = stats.mode & 0o700;
  for (const path of [file, ...companions]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== mode) chmodSync(path, mode);
  }
}
