import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFacts } from './pictureFacts.ts';

const drawn = (format: 'png' | 'webp') =>
  sharp({ create: { width: 300, height: 7, channels: 3, background: '#62efc4' } })
    .toFormat(format)
    .toBuffer();

describe('pictureFacts', () => {
  it('reads the size of a PNG', async () => {
    expect(pictureFacts(await drawn('png'))).toEqual({ type: 'image/png', width: 300, height: 7 });
  });

  it('refuses what only has the name of one', async () => {
    const other = await drawn('webp');
    expect(() => pictureFacts(other)).toThrow('no PNG');
    expect(() => pictureFacts(Buffer.alloc(0))).toThrow('no PNG');
  });
});
