import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';

type Card = Parameters<typeof satori>[0];
type Fonts = Parameters<typeof satori>[1]['fonts'];

const family = 'Host Grotesk';

/** Reads static fonts of the site's typeface; satori draws a variable font at its default weight only. */
export async function readFonts(): Promise<Fonts> {
  return Promise.all(
    ([400, 600] as const).map(async (weight) => {
      const file = import.meta.resolve(
        `@fontsource/host-grotesk/files/host-grotesk-latin-${String(weight)}-normal.woff`,
      );
      return { name: family, weight, style: 'normal' as const, data: await readFile(fileURLToPath(file)) };
    }),
  );
}

/** @throws {Error} if the typeface lacks a character of the card, which would be drawn as an empty box */
export async function drawPicture(
  card: Card,
  size: { width: number; height: number },
  fonts: Fonts,
): Promise<Buffer> {
  const svg = await satori(card, {
    ...size,
    fonts,
    loadAdditionalAsset: (_script, segment) => {
      throw new Error(`${family} has no character for "${segment}" in a social image.`);
    },
  });
  return (
    sharp(Buffer.from(svg))
      .removeAlpha()
      // No dithering: in flat areas it adds noise that compresses badly. Less effort changes the background colour. Higher
      // compression levels take longer, and these images become larger.
      .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 6 })
      .toBuffer()
  );
}
