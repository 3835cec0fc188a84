/** A table of terms to search, and what a visitor types to get at some of them. Both the same at every run. */

/** Mulberry32: a small seeded generator of numbers from 0 up to 1. */
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
 * `count` different terms of one to four made-up words out of a vocabulary of 4,000, of which some are far more
 * frequent than others, as in a real keyword list. Lower case, 18 letters on average.
 */
export function createTerms(count: number): string[] {
  const random = seededRandom(1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const distinct = (size: number, make: () => string) => {
    const made = new Set<string>();
    while (made.size < size) made.add(make());
    return [...made];
  };
  const upTo = (most: number, make: () => string) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make);

  const vocabulary = distinct(4000, () => upTo(3, () => pick(onsets) + pick(nuclei) + pick(codas)).join(''));
  const word = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? '';
  return distinct(count, () => upTo(4, word).join(' '));
}

/** Every nth of a list, so that `count` of them are spread over all of it. */
export function spread<Item>(list: readonly Item[], count: number): Item[] {
  const step = list.length / Math.min(count, list.length);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, place) => list[Math.floor(place * step)] as Item,
  );
}

/** What is typed to reach each term, letter by letter, leaving out what an earlier term has begun with too. */
export function typed(terms: readonly string[]): string[][] {
  const seen = new Set<string>();
  return terms.map((term) => {
    const prefixes = Array.from(term, (_, end) => term.slice(0, end + 1)).filter(
      (prefix) => !seen.has(prefix),
    );
    for (const prefix of prefixes) seen.add(prefix);
    return prefixes;
  });
}
