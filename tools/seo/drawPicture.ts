import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import satori from 'satori';
import satoriPackage from 'satori/package.json' with { type: 'json' };
import sharp from 'sharp';

type Card = Parameters<typeof satori>[0];
type Faces = Parameters<typeof satori>[1]['fonts'];

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const family = 'Host Grotesk';

/** The static faces of the site's typeface: satori draws a variable one at its default weight only. */
export async function readFaces(): Promise<Faces> {
  return Promise.all(
    ([400, 600] as const).map(async (weight) => {
      const file = import.meta.resolve(
        `@fontsource/host-grotesk/files/host-grotesk-latin-${String(weight)}-normal.woff`,
      );
      return { name: family, weight, style: 'normal' as const, data: await readFile(fileURLToPath(file)) };
    }),
  );
}

// Flat art: dithering would only add noise that does not compress.
const encoding = { palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 } as const;

/** Settings and versions that change a picture's bytes: part of what it is kept under. */
export const drawingSettings = JSON.stringify({
  encoding,
  satori: satoriPackage.version,
  resvg: resvgPackage.version,
  sharp: sharp.versions,
});

/**
 * Draws a card as a PNG with a palette: satori lays it out, resvg draws it, sharp reduces its colours.
 * @throws {Error} where the typeface lacks a character of the card, which would be drawn as an empty box
 */
export async function drawPicture(card: Card, size: PictureSize, faces: Faces): Promise<Buffer> {
  const svg = await satori(card, {
    ...size,
    fonts: faces,
    loadAdditionalAsset: (_script, segment) => {
      throw new Error(`${family} has no character for "${segment}", which a share picture asks for.`);
    },
  });
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(encoding)
    .toBuffer();
}
