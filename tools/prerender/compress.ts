import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheKey } from '../cache/FolderCache.ts';
import type { FolderCache } from '../cache/FolderCache.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions;

/** Compressed copies of a file. */
export interface CompressedCopies {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses at the highest level, which takes most of the processor time of the prerender.
 * @param cache default: none
 */
export async function compress(
  bytes: Buffer,
  cache: Pick<FolderCache, 'get'> = { get: (_key, compute) => compute() },
): Promise<CompressedCopies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    cache.get(`${cacheKey(brotliVersion, bytes)}.br`, () => toBrotli(bytes, { params })),
    cache.get(`${cacheKey(zlibVersion, bytes)}.gz`, () =>
      toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ),
  ]);
  return { brotli, gzip: gzipped };
}
