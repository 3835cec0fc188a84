import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Deleted with the packages that the results depend on. */
const root = join(import.meta.dirname, '../../node_modules/.cache/keystrand');

/** Returns the SHA-256 hash of the parts in hexadecimal digits. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With their lengths, so that the same characters divided otherwise are another key.
  for (const part of parts) hash.update(`${String(part.length)}\n`).update(part);
  return hash.digest('hex');
}

/**
 * Stores results of a build in a folder, by a key that is a file name, for the next build: those of single files, where Nx
 * stores the output of a whole task.
 */
export class FolderCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(name: string) {
    this.#folder = join(root, name);
  }

  /** Returns the stored result, or computes and stores it. */
  async get(key: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(key);
    const file = join(this.#folder, key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const result = await compute();
    await mkdir(this.#folder, { recursive: true });
    // Renamed when it is complete, so that a build that is stopped leaves no part of a result.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, result);
    await rename(temporary, file);
    return result;
  }

  /** Deletes the results that this build has not used. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (!this.#used.has(name)) await rm(join(this.#folder, name), { force: true });
  }
}
