import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, readFonts } from './drawPicture.ts';

const size = { width: 240, height: 126 };
const card = (text: string) =>
  createElement(
    'div',
    { style: { display: 'flex', width: 240, height: 126, backgroundColor: '#0A0D13', color: '#fff' } },
    text,
  );

describe('drawPicture', () => {
  let fonts: Awaited<ReturnType<typeof readFonts>>;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  it('draws a PNG of the requested size with the background of the card', async () => {
    const picture = sharp(await drawPicture(card('Strand'), size, fonts));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(await picture.metadata()).toMatchObject({ format: 'png', ...size });
    expect([...data.subarray(data.length - info.channels).subarray(0, 3)]).toEqual([0x0a, 0x0d, 0x13]);
  });

  it('rejects a character that the typeface lacks', async () => {
    await expect(drawPicture(card('\u6f22'), size, fonts)).rejects.toThrow('no character for');
  });
});
