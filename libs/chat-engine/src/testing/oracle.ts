/** Reference implementation for the property tests: the same rules by linear search, without an index. */
import type { NearSuggestion } from '../near';
import type { Answer, Entry, FoldMode } from '../types';
import type { WordSuggestion } from '../words';

const expansions = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/** Folds one character at a time, unlike the engine. */
function foldLoosely(text: string): string {
  let folded = '';
  for (const character of text)
    for (const part of character.normalize('NFKD')) {
      if (/\p{M}/u.test(part)) continue;
      const lower = part.toLowerCase();
      const output = /\s/.test(lower) ? ' ' : (expansions.get(lower) ?? lower);
      if (output !== ' ' || !folded.endsWith(' ')) folded += output;
    }
  return folded;
}

export function oracleFold(mode: FoldMode, text: string): string {
  return mode === 'loose' ? foldLoosely(text) : text.toLowerCase();
}

/** Returns the answer of a linear search, terms before aliases. */
export function oracleAnswer(
  rows: readonly Entry[],
  mode: FoldMode,
  fallback: string,
  input: string,
): Answer<string> {
  const matches = (word: string) => oracleFold(mode, word) === oracleFold(mode, input);
  for (const via of ['term', 'alias'] as const)
    for (const [index, { term, aliases = [], reply }] of rows.entries())
      if (via === 'term' ? matches(term) : aliases.some(matches))
        return { matched: true, reply, term, via, index };
  return { matched: false, reply: fallback };
}

/** Returns the indexes of all rows to suggest. */
export function oracleRows(rows: readonly Entry[], mode: FoldMode, input: string): number[] {
  const folded = oracleFold(mode, input);
  if (folded.trim() === '') return [];
  const found = rows.flatMap(({ term }, index) => (oracleFold(mode, term).includes(folded) ? [index] : []));
  const [only, second] = found;
  if (only !== undefined && second === undefined && oracleFold(mode, rows[only]?.term ?? '') === folded)
    return [];
  return found;
}

/** Folds like the searches for near rows and for words, which treat the final sigma like any other. */
const oracleKey = (mode: FoldMode, text: string) => oracleFold(mode, text).replaceAll('ς', 'σ');

const isWordUnit = (text: string, at: number) =>
  /^[\p{L}\p{M}\p{N}]$/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ||
  // The second half of a surrogate pair.
  (/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) &&
    /^[\p{L}\p{M}\p{N}]$/u.test(text.slice(at - 1, at + 1)));

/** Returns the half-open ranges of the words of a folded text. */
function oracleWords(folded: string): [start: number, end: number][] {
  const words: [number, number][] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!isWordUnit(folded, at)) continue;
    if (words.at(-1)?.[1] === at) (words.at(-1) as [number, number])[1] = at + 1;
    else words.push([at, at + 1]);
  }
  return words;
}

/** Returns the boundaries of the characters of a text, each with the length of the fold of what is before it. */
function boundaries(mode: FoldMode, text: string) {
  const found = [{ offset: 0, length: 0 }];
  let offset = 0;
  for (const character of text) {
    offset += character.length;
    found.push({ offset, length: oracleKey(mode, text.slice(0, offset)).length });
  }
  return found;
}

/** Optimal string alignment distance, by its recursive definition. */
function oracleDistance(a: string, b: string, known = new Map<string, number>()): number {
  if (!a || !b) return a.length + b.length;
  const id = `${a.length} ${b.length}`;
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  const distance = Math.min(
    oracleDistance(a.slice(0, -1), b, known) + 1,
    oracleDistance(a, b.slice(0, -1), known) + 1,
    oracleDistance(a.slice(0, -1), b.slice(0, -1), known) + (a.at(-1) === b.at(-1) ? 0 : 1),
    a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
      ? oracleDistance(a.slice(0, -2), b.slice(0, -2), known) + 1
      : Infinity,
  );
  known.set(id, distance);
  return distance;
}

/** Returns the rows near an input, by comparing it with each part of each term and alias. */
export function oracleNear(rows: readonly Entry[], mode: FoldMode, input: string): NearSuggestion[] {
  const key = oracleKey(mode, input).trim();
  const allowed = key.length < 4 ? 0 : key.length < 8 ? 1 : 2;
  const found = rows.flatMap(({ term, aliases = [] }, index): NearSuggestion[] => {
    const words = [term, ...aliases];
    if (words.some((word) => oracleKey(mode, word).includes(key))) return [];
    const parts = words.flatMap((word, place) => {
      const folded = oracleKey(mode, word);
      return [0, ...oracleWords(folded).map(([start]) => start)].flatMap((start) =>
        Array.from({ length: folded.length - start + 1 }, (_, length) => folded.slice(start, start + length))
          // A difference in length is a lower bound of the distance.
          .filter((part) => Math.abs(part.length - key.length) <= allowed)
          .map((part) => ({
            word,
            place,
            start,
            end: start + part.length,
            distance: oracleDistance(key, part),
          })),
      );
    });
    const [best] = parts.sort(
      (a, b) => a.distance - b.distance || a.place - b.place || a.start - b.start || b.end - a.end,
    );
    if (!best || best.distance > allowed) return [];
    const { word, place, start, end, distance } = best;
    const marks = boundaries(mode, word);
    const endLength = marks.find(({ length }) => length >= end)?.length;
    return [
      {
        term,
        index,
        ...(place > 0 && { alias: word }),
        distance,
        ranges: [
          [
            marks.findLast(({ length }) => length <= start)?.offset ?? NaN,
            marks.findLast(({ length }) => length === endLength)?.offset ?? NaN,
          ],
        ],
      },
    ];
  });
  return [1, 2].flatMap((distance) => found.filter((suggestion) => suggestion.distance === distance));
}

/** Returns the rows with a term or an alias that has all words of an input, by comparing all pairs of words. */
export function oracleWordRows(rows: readonly Entry[], mode: FoldMode, input: string): WordSuggestion[] {
  const textOf = (folded: string) => oracleWords(folded).map(([start, end]) => folded.slice(start, end));
  const typed = textOf(oracleKey(mode, input));
  if (typed.length === 0) return [];
  return rows.flatMap(({ term, aliases = [] }, index): WordSuggestion[] => {
    const word = [term, ...aliases].find((candidate) => {
      const words = textOf(oracleKey(mode, candidate));
      return typed.every((start) => words.some((whole) => whole.startsWith(start)));
    });
    if (word === undefined) return [];
    const folded = oracleKey(mode, word);
    const marks = boundaries(mode, word);
    const boundaryAt = (at: number) => marks.findLast(({ length }) => length === at)?.offset;
    const ranges = oracleWords(folded).flatMap(([start, end]): [number, number][] => {
      const lengths = typed
        .filter((prefix) => folded.slice(start, end).startsWith(prefix))
        .map(({ length }) => length);
      if (lengths.length === 0) return [];
      const from = boundaryAt(start);
      const to = boundaryAt(start + Math.max(...lengths));
      return from === undefined || to === undefined ? [] : [[from, to]];
    });
    return [{ term, index, ...(word !== term && { alias: word }), ranges }];
  });
}
