import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FolderCache } from '../cache/FolderCache.ts';
import { compress } from './compress.ts';

/** Text formats and uncompressed icons; fonts and PNGs are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/** Writes a file, creating its folder. */
export async function writeUncompressed(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes a file, creating its folder. Files of a compressible type also get `.br` and `.gz` copies, each only if it is
 * smaller than the file.
 * @param cache of compressed copies; default: none
 */
export async function writeCompressed(
  file: string,
  content: string | Uint8Array,
  cache?: FolderCache,
): Promise<void> {
  const bytes = Buffer.from(content);
  await writeUncompressed(file, bytes);
  if (!compressible.test(file)) return;
  const { brotli, gzip } = await compress(bytes, cache);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzip.length < bytes.length) await writeFile(`${file}.gz`, gzip);
}
