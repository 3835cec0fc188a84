/**
 * Folds a text to less than either fold mode does: where a folded text contains another, in any mode, the coarse text
 * contains the other's. Drops marks and white space. Upper case expands `ß`, `ı` and the final sigma like `loose`.
 */
export const coarse = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]+/gu, '')
    .toLowerCase()
    .toUpperCase()
    .replace(/Œ/g, 'OE');
