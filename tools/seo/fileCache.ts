import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are costly to make, kept under the hash of everything they are made from. */
export interface FileCache {
  /** The file made from these parts: as kept, or made now and kept. */
  get(parts: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Buffer>;
  /** How many files had to be made. */
  readonly made: number;
  /** Removes what has not been asked for since the cache was opened. */
  prune(): Promise<void>;
}

function keyOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length before each part keeps ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) hash.update(`${String(Buffer.byteLength(part))}:`).update(part);
  return hash.digest('hex');
}

/** Opens the cache in a folder, which is made where it is missing; safe with several builds at once. */
export async function openFileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const asked = new Set<string>();
  let made = 0;
  return {
    get made() {
      return made;
    },
    async get(parts, make) {
      const key = keyOf(parts);
      asked.add(key);
      const file = join(folder, key);
      const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (kept) return kept;
      const bytes = Buffer.from(await make());
      made += 1;
      // Moved into place whole, so that a build that is stopped leaves no half file behind.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      return bytes;
    },
    async prune() {
      const old = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
