/** What a picture file says of itself. */
export interface PictureFacts {
  readonly type: 'image/png';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads the header of a PNG (PNG specification, sections 5.2 and 11.2.1).
 * @throws {Error} where the bytes are no PNG
 */
export function pictureFacts(bytes: Buffer): PictureFacts {
  if (!bytes.subarray(0, 8).equals(signature) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('The file is no PNG.');
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
