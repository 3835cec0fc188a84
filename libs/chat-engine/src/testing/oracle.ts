/** What the engine is measured against: the rules written down again, without an index and without a hurry. */
import type { Answer, Entry, FoldMode } from '../types';

const spelledOut = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/** Folds one character at a time, which the engine does not. */
function foldLoosely(text: string): string {
  let folded = '';
  for (const character of text)
    for (const part of character.normalize('NFKD')) {
      if (/\p{M}/u.test(part)) continue;
      const small = part.toLowerCase();
      const plain = /\s/.test(small) ? ' ' : (spelledOut.get(small) ?? small);
      if (plain !== ' ' || !folded.endsWith(' ')) folded += plain;
    }
  return folded;
}

export function oracleFold(mode: FoldMode, text: string): string {
  return mode === 'loose' ? foldLoosely(text) : text.toLowerCase();
}

/** The answer found by asking each row, terms before aliases. */
export function oracleAnswer(
  rows: readonly Entry[],
  mode: FoldMode,
  fallback: string,
  input: string,
): Answer<string> {
  const same = (word: string) => oracleFold(mode, word) === oracleFold(mode, input);
  for (const via of ['term', 'alias'] as const)
    for (const [index, { term, aliases = [], reply }] of rows.entries())
      if (via === 'term' ? same(term) : aliases.some(same)) return { matched: true, reply, term, via, index };
  return { matched: false, reply: fallback };
}

/** The rows to suggest without a limit, found by asking each. */
export function oracleRows(rows: readonly Entry[], mode: FoldMode, input: string): number[] {
  const wanted = oracleFold(mode, input);
  if (wanted.trim() === '') return [];
  const found = rows.flatMap(({ term }, index) => (oracleFold(mode, term).includes(wanted) ? [index] : []));
  const [only, second] = found;
  if (only !== undefined && second === undefined && oracleFold(mode, rows[only]?.term ?? '') === wanted)
    return [];
  return found;
}
