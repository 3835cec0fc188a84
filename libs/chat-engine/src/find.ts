/** Returns the indexes of the rows that contain a text, in order, at most `limit`. */
export type Find = (text: string, limit: number) => number[];

/** Number of hash buckets. A prime, because the bucket is the hash modulo this number. */
const buckets = 4093;

/** Length of the longest n-gram that is hashed, in UTF-16 code units. */
const longest = 3;

/** Visits the bucket and the length of every n-gram that is `shortest` to three UTF-16 code units long. */
function eachNGram(text: string, shortest: number, visit: (bucket: number, length: number) => void) {
  for (let start = 0; start < text.length; start++) {
    let hash = 0;
    for (let end = start; end < text.length && end < start + longest;) {
      // The factor 131 separates ASCII letters and keeps the hash of three code units below 2³¹.
      hash = hash * 131 + text.charCodeAt(end++);
      if (end - start >= shortest) visit(hash % buckets, end - start);
    }
  }
}

/**
 * Prepares rows for substring search.
 *
 * From `indexFrom` rows on it builds a bit-sliced signature index: for each bucket of n-grams (one to three code units)
 * one bit per block of eight rows, 32 blocks per word. Only blocks that have the bits of all n-grams of a text can
 * contain it, and in them only rows whose mask (32 bits for hashed trigrams) has all bits of the text's mask. These
 * candidates are compared, so a hash collision costs time but never returns a wrong row. Unlike posting lists, the
 * index needs the same memory for rows of any length, and short texts need no special case. With fewer rows it excludes
 * no block, which makes the search a scan.
 */
export function createFind(rows: readonly string[], indexFrom: number): Find {
  const width = (rows.length >> 8) + 1;
  const bits = new Int32Array(rows.length < indexFrom ? 0 : width * buckets);
  const masks = new Int32Array(rows.length);
  rows.forEach((text, row) =>
    eachNGram(text, 1, (bucket, length) => {
      // Shift counts are modulo 32, which gives the bit of the block in its word. Without an index the write has no effect.
      (bits[bucket * width + (row >> 8)] as number) |= 1 << (row >> 3);
      if (length === longest) (masks[row] as number) |= 1 << bucket;
    }),
  );

  return (text, limit) => {
    const found: number[] = [];
    const slices: number[] = [];
    let mask = 0;
    eachNGram(text, Math.min(longest, text.length), (bucket, length) => {
      slices.push(bucket * width);
      if (length === longest) mask |= 1 << bucket;
    });
    for (let word = 0; word < width; word++) {
      let blocks = -1;
      // Backwards: the last n-grams of a typed text tend to be the rarest, and a rare one excludes most blocks.
      for (let index = slices.length; blocks && index--;)
        blocks &= bits[(slices[index] as number) + word] ?? -1;
      for (let start = word * 256; blocks; blocks >>>= 1, start += 8)
        if (blocks & 1)
          for (let row = start; row < start + 8 && row < rows.length; row++)
            if (
              !(mask & ~(masks[row] as number)) &&
              (rows[row] as string).includes(text) &&
              found.push(row) >= limit
            )
              return found;
    }
    return found;
  };
}
