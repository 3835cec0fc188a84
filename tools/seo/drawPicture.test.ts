import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, readFaces } from './drawPicture.ts';

const size = { width: 240, height: 126 };
const card = (text: string) =>
  createElement(
    'div',
    { style: { display: 'flex', width: 240, height: 126, backgroundColor: '#0A0D13', color: '#fff' } },
    text,
  );

describe('drawPicture', () => {
  let faces: Awaited<ReturnType<typeof readFaces>>;
  beforeAll(async () => {
    faces = await readFaces();
  });

  it('draws a PNG of the size asked for, on the ground of the card', async () => {
    const picture = sharp(await drawPicture(card('Strand'), size, faces));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(await picture.metadata()).toMatchObject({ format: 'png', ...size });
    expect([...data.subarray(data.length - info.channels).subarray(0, 3)]).toEqual([0x0a, 0x0d, 0x13]);
  });

  it('draws the words: other words give another picture, the same words the same', async () => {
    const [one, same, other] = await Promise.all(
      ['Strand', 'Strand', 'Braid'].map((text) => drawPicture(card(text), size, faces)),
    );
    expect(same?.equals(one ?? Buffer.of())).toBe(true);
    expect(other?.equals(one ?? Buffer.of())).toBe(false);
  });

  it('stops at a character that the typeface lacks, instead of drawing an empty box', async () => {
    await expect(drawPicture(card('\u6f22'), size, faces)).rejects.toThrow('no character for');
  });
});
