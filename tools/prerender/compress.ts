import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachConcurrently } from './concurrently.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What shrinks; fonts and pictures are compressed as they are. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/** Writes a brotli and a gzip copy beside every file of the folder that shrinks by it, at the best level of each. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  await forEachConcurrently(files, 8, async (file) => {
    const path = join(folder, file);
    if (!(await stat(path)).isFile()) return;
    const bytes = await readFile(path);
    const [brotli, zipped] = await Promise.all([
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
    if (zipped.length < bytes.length) await writeFile(`${path}.gz`, zipped);
  });
}
