/** Finds rows that contain a text: their numbers in order, at most `limit`. */
export type Find = (text: string, limit: number) => number[];

/** A prime: what is left of a run's hash when divided by it is the run's bucket. */
const buckets = 4093;

/** UTF-16 units in the longest run that is hashed. */
const longest = 3;

/** Visits the bucket and the length of every run of UTF-16 units that is at least `shortest` and at most three long. */
function eachRun(text: string, shortest: number, visit: (bucket: number, length: number) => void) {
  for (let start = 0; start < text.length; start++) {
    let hash = 0;
    for (let end = start; end < text.length && end < start + longest;) {
      // 131 keeps letters apart, and three units below 2³¹.
      hash = hash * 131 + text.charCodeAt(end++);
      if (end - start >= shortest) visit(hash % buckets, end - start);
    }
  }
}

/**
 * Prepares rows for finding. From `indexFrom` rows on with a bit-sliced signature index: for each hashed run of one,
 * two or three UTF-16 units, one bit for every block of eight rows that has it, 32 blocks a word. A text can only
 * stand in the blocks that have all its runs, and there only in rows whose mask, 32 bits for the hashed runs of
 * three, has all of the text's. The rows that are left are looked at, so a collision costs time and never gives a
 * wrong row. Unlike postings it takes the same memory however long the rows are, and short texts need no way of
 * their own. Below `indexFrom` no block is ruled out, which makes it a scan.
 */
export function createFind(rows: readonly string[], indexFrom: number): Find {
  const width = (rows.length >> 8) + 1;
  const bits = new Int32Array(rows.length < indexFrom ? 0 : width * buckets);
  const masks = new Int32Array(rows.length);
  rows.forEach((text, row) =>
    eachRun(text, 1, (bucket, length) => {
      // A shift takes its count modulo 32: the block's place in the word. Without an index this writes nowhere.
      (bits[bucket * width + (row >> 8)] as number) |= 1 << (row >> 3);
      if (length === longest) (masks[row] as number) |= 1 << bucket;
    }),
  );

  return (text, limit) => {
    const found: number[] = [];
    const slices: number[] = [];
    let mask = 0;
    eachRun(text, Math.min(longest, text.length), (bucket, length) => {
      slices.push(bucket * width);
      if (length === longest) mask |= 1 << bucket;
    });
    for (let word = 0; word < width; word++) {
      let blocks = -1;
      // Backwards: what is typed begins with frequent runs and grows rare, and one rare run rules most blocks out.
      for (let place = slices.length; blocks && place--;)
        blocks &= bits[(slices[place] as number) + word] ?? -1;
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
