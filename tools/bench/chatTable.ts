/** Generates the terms to search and the prefixes typed to find them; the same in every run. */

/** Returns a seeded generator of numbers in [0, 1): Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const onsets = 'b c d f g h j k l m n p qu r s t v w z br ch cl cr pl sh st tr'.split(' ');
const nuclei = 'a e i o u ai ea ee io ou'.split(' ');
const codas = ['', '', 'ck', 'l', 'm', 'n', 'nd', 'ng', 'r', 's', 'st', 't', 'x'];

/**
 * Returns `count` distinct terms of one to four invented words, in lower case, 18 letters long on average. The words come
 * from a vocabulary of 4,000, in which some are much more frequent than others, as in a real keyword list.
 */
export function createTerms(count: number): string[] {
  const random = seededRandom(1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const distinct = (size: number, make: () => string) => {
    const made = new Set<string>();
    while (made.size < size) made.add(make());
    return [...made];
  };
  const oneTo = (max: number, make: () => string) =>
    Array.from({ length: 1 + Math.floor(random() * max) }, make);

  const vocabulary = distinct(4000, () => oneTo(3, () => pick(onsets) + pick(nuclei) + pick(codas)).join(''));
  const word = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? '';
  return distinct(count, () => oneTo(4, word).join(' '));
}

/** Returns `count` items, evenly distributed over a list. */
export function sampleEvenly<Item>(list: readonly Item[], count: number): Item[] {
  const step = list.length / Math.min(count, list.length);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor(index * step)] as Item,
  );
}

/** Returns the prefixes of each term, as typed letter by letter, without those of earlier terms. */
export function typedPrefixes(terms: readonly string[]): string[][] {
  const seen = new Set<string>();
  return terms.map((term) => {
    const prefixes = Array.from(term, (_, end) => term.slice(0, end + 1)).filter(
      (prefix) => !seen.has(prefix),
    );
    for (const prefix of prefixes) seen.add(prefix);
    return prefixes;
  });
}
