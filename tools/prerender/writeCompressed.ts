import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheKey } from '../cache/FolderCache.ts';
import type { FolderCache } from '../cache/FolderCache.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions;

/** Text formats and uncompressed icons; fonts and PNGs are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/** Files of a compressible type also get `.br` and `.gz` copies, each only if it is smaller than the file. */
export async function writeCompressed(
  file: string,
  content: string | Uint8Array,
  cache: FolderCache,
): Promise<void> {
  const bytes = Buffer.from(content);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!compressible.test(file)) return;
  const writeCopy = async (ending: string, version: string, compress: () => Promise<Buffer>) => {
    const copy = await cache.get(cacheKey(version, bytes) + ending, compress);
    if (copy.length < bytes.length) await writeFile(file + ending, copy);
  };
  // At the highest level, which takes most of the processor time of the prerender.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    writeCopy('.br', brotliVersion, () => toBrotli(bytes, { params })),
    writeCopy('.gz', zlibVersion, () => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
