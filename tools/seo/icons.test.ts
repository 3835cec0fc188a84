import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileCache } from './fileCache.ts';
import { makeIcons } from './icons.ts';

describe('makeIcons', () => {
  let folder = '';
  let icons: Awaited<ReturnType<typeof makeIcons>>;
  const drawing = readFile(join(import.meta.dirname, '../../apps/site/public/favicon.svg'));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'icons-'));
    icons = await makeIcons(await drawing, await openFileCache(folder));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const bytesOf = (path: string) => {
    const file = icons.files.find((one) => one.path === path);
    if (!file) throw new Error(`No icon is called ${path}.`);
    return file.bytes;
  };

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('makes %s, %i pixels square', async (path, size) => {
    expect(await sharp(bytesOf(path)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('makes an icon file that starts as one does', () => {
    expect([...bytesOf('/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it.each(['/apple-touch-icon.png', '/icon-maskable-512.png'])(
    'fills %s to its corners, which the system rounds itself',
    async (path) => {
      const { data, info } = await sharp(bytesOf(path))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const corner = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      const last = info.width - 1;
      expect([corner(0, 0), corner(last, 0), corner(0, last), corner(last, last)]).toEqual([
        255, 255, 255, 255,
      ]);
    },
  );

  it('names for the manifest exactly the icons that are for it, by their addresses', () => {
    expect(icons.manifest.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/icon-192.png', '192x192', undefined],
      ['/icon-512.png', '512x512', undefined],
      ['/icon-maskable-512.png', '512x512', 'maskable'],
    ]);
  });

  it('takes them from the cache while the drawing is the same', async () => {
    const again = await openFileCache(folder);
    await makeIcons(await drawing, again);
    expect(again.made).toBe(0);
  });
});
