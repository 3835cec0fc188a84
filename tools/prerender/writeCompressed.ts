import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text formats and uncompressed icons; fonts and PNGs are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/**
 * Writes a file, creating its folder. Files of a compressible type also get `.br` and `.gz` copies at the highest
 * level, each only if it is smaller than the file.
 */
export async function writeCompressed(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!compressible.test(file)) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
