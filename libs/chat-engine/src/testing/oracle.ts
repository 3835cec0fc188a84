/** Reference implementation for the property tests: the same rules by linear search, without an index. */
import type { Answer, Entry, FoldMode } from '../types';

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
