import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheKey } from '../cache/FolderCache.ts';
import type { PictureSize, readFonts } from './drawPicture.ts';

/** Packages that draw an image. */
const packages = ['satori', 'sharp'];

/** Returns the version of an installed package. Its `exports` may leave package.json out. */
async function installedVersion(name: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const folder = resolve(name).split(join('node_modules', name))[0] ?? '';
  const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Returns a function from the markup of a card to the key of its image: the hash of everything that the image depends
 * on, which is the card, the size, the fonts, the settings in drawPicture.ts and the packages that draw.
 */
export async function pictureKeys(
  fonts: Awaited<ReturnType<typeof readFonts>>,
  { width, height }: PictureSize,
): Promise<(markup: string) => string> {
  const common = cacheKey(
    await readFile(join(import.meta.dirname, 'drawPicture.ts')),
    ...(await Promise.all(packages.map(installedVersion))),
    ...fonts.map(({ data }) => new Uint8Array(data)),
    `${String(width)} × ${String(height)}`,
  );
  return (markup) => `${cacheKey(common, markup)}.png`;
}
