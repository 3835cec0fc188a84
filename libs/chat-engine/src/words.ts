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

/** Returns whether one text becomes the other if at most `edits` letters are inserted, deleted, replaced or exchanged. */
function isSimilar(a: string, b: string, edits: number): boolean {
  if (a === b) return true;
  if (edits < Math.abs(a.length - b.length) || !edits) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at + 1), b.slice(at + 1)];
  return (
    isSimilar(restA, restB, edits - 1) ||
    isSimilar(restA, b.slice(at), edits - 1) ||
    isSimilar(a.slice(at), restB, edits - 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && isSimilar(restA.slice(1), restB.slice(1), edits - 1))
  );
}

/**
 * Returns whether one text is a misspelling of the other (typo tolerance): with one edit if the longer has six letters or
 * more, two if it has ten. The first letter has to be the same, and the second or the last: few misspellings change them.
 */
export function isMisspelt(a: string, b: string): boolean {
  const sameEnds = a[0] === b[0] && (a[1] === b[1] || a.at(-1) === b.at(-1));
  return sameEnds && isSimilar(a, b, Math.min(2, (Math.max(a.length, b.length) - 2) >> 2));
}
