import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Reduces screenshots to a palette of 256 colours, which takes about a quarter of the bytes. The difference is below the
 * threshold of the screenshot comparison.
 *
 * @param folder Folder of the screenshots, searched recursively; may be missing.
 * @param since Only files modified at or after this time, in milliseconds since the epoch.
 */
export async function compressScreenshots(folder: string, since: number): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of files.filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < since) continue;
    const compressed = await sharp(await readFile(file))
      .png({ palette: true, dither: 0, effort: 10 })
      .toBuffer();
    await writeFile(file, compressed);
  }
}
