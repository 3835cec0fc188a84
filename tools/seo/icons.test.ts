import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeIcons } from './icons.ts';

const drawing = await readFile(join(import.meta.dirname, '../../apps/site/public/favicon.svg'));
const icons = await makeIcons(drawing);

const bytesOf = (path: string) => {
  const file = icons.files.find((icon) => icon.path === path);
  if (!file) throw new Error(`There is no icon ${path}.`);
  return file.bytes;
};

describe('makeIcons', () => {
  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('makes %s, %i pixels square', async (path, size) => {
    expect(await sharp(bytesOf(path)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('makes an icon file with the ICO signature', () => {
    expect([...bytesOf('/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it.each(['/apple-touch-icon.png', '/icon-maskable-512.png'])(
    'fills %s to its corners, which the system rounds',
    async (path) => {
      const { data, info } = await sharp(bytesOf(path))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      const last = info.width - 1;
      expect([alpha(0, 0), alpha(last, 0), alpha(0, last), alpha(last, last)]).toEqual([255, 255, 255, 255]);
    },
  );

  it('lists exactly the icons for the web manifest', () => {
    expect(icons.manifest.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/icon-192.png', '192x192', undefined],
      ['/icon-512.png', '512x512', undefined],
      ['/icon-maskable-512.png', '512x512', 'maskable'],
    ]);
  });
});
