import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the SHA-256 hash of the parts in hexadecimal digits. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With their lengths, so that the same characters divided otherwise are another key.
  for (const part of parts) hash.update(`${String(part.length)}\n`).update(part);
  return hash.digest('hex');
}

/**
 * Stores results of a build by key in a folder, for the next build: those of single files, where Nx stores the output of
 * a whole task.
 */
export class FolderCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Opens a cache of this workspace.
   * @param name folder of its own, which is created if it is missing
   * @param parent default: a folder in `node_modules`, which is deleted with the packages that the results depend on
   */
  static async open(
    name: string,
    parent = join(root, 'node_modules/.cache/keystrand'),
  ): Promise<FolderCache> {
    const folder = join(parent, name);
    await mkdir(folder, { recursive: true });
    return new FolderCache(folder);
  }

  /**
   * Returns the stored result, or computes and stores it.
   * @param key a file name; different for all results
   */
  async get(key: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(key);
    const file = join(this.#folder, key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const result = await compute();
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
