import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Company } from './site.ts';

/** The icon's own background, so that systems can crop or round it without a visible edge. */
const background = '#0A0D13';

/** Draws a square PNG; `inset` is the share of its width without the drawing. */
function draw(drawing: Buffer, size: number, inset = 0): Sharp {
  const border = Math.round((size * inset) / 2);
  return sharp(drawing)
    .resize(size - 2 * border)
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 });
}

/** Returns an ICO file that contains one PNG: the header, the entry of the image, the image. */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

export async function makeIcons(drawing: Buffer): Promise<Readonly<Record<string, Buffer>>> {
  const opaque = { background };
  return {
    'favicon.ico': icoFile(await draw(drawing, 48).toBuffer(), 48),
    'icon-192.png': await draw(drawing, 192).toBuffer(),
    'icon-512.png': await draw(drawing, 512).toBuffer(),
    // The mark stays inside the safe zone of 80 per cent (https://www.w3.org/TR/appmanifest/#icon-masks).
    'icon-maskable-512.png': await draw(drawing, 512, 0.1).flatten(opaque).toBuffer(),
    'apple-touch-icon.png': await draw(drawing, 180).flatten(opaque).toBuffer(),
  };
}

/** Returns the web manifest, used when the site is added to a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(company: Company, color: string): string {
  return JSON.stringify({
    id: '/',
    name: `${company.name}: ${company.promise}`,
    short_name: company.name,
    description: company.description,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // The site does not work offline, so it opens in a browser tab.
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
