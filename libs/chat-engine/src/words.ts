import { distance } from './distance';

/** Words: letters, marks and digits; in scripts that are written without spaces each pair of characters. */
const unspaced = String.raw`[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]`;
const wordPattern = new RegExp(
  String.raw`(?=(${unspaced}{2}))|(?<!${unspaced})${unspaced}(?!${unspaced})|(?:(?!${unspaced})[\p{L}\p{M}\p{N}])+`,
  'gu',
);

/** Returns the words of a folded text in their order, without apostrophes. */
export function splitWords(text: string): string[] {
  const found = text.replace(/['’]/g, '').matchAll(wordPattern);
  return Array.from(found, ([word, pair]) => pair ?? word);
}

/**
 * Returns whether one text is a misspelling of the other (typo tolerance): with one edit if the longer has six letters or
 * more, two if it has ten. The first letter has to be the same, and the second or the last: few misspellings change them.
 */
export function isMisspelt(a: string, b: string): boolean {
  const edits = Math.min(2, (Math.max(a.length, b.length) - 2) >> 2);
  const sameEnds = a[0] === b[0] && (a[1] === b[1] || a.at(-1) === b.at(-1));
  return sameEnds && Math.abs(a.length - b.length) <= edits && distance(a, b, edits) <= edits;
}
