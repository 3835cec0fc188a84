import { requireCount, requireString } from './input';
import { keyFor, wordPattern } from './key';
import { originalOffsets, type Range } from './ranges';
import type { Entry, FoldMode } from './index';

/** The options of `createWordSearch`. */
export interface WordOptions {
  /** How texts are compared, as in the engine of the same table. @default 'lower' */
  readonly fold?: FoldMode;
}

/** A row with a term or an alias that contains all words of the input. */
export interface WordSuggestion {
  /** The term, as written in the table. */
  term: string;
  /** Zero-based index of the row. */
  index: number;
  /** The first alias that contains all words, as written in the table; absent if the term does. */
  alias?: string;
  /**
   * The parts of `alias`, or else of `term`, that match: one half-open range of UTF-16 offsets for each word that starts
   * with a word of the input, ascending, without overlap. A range that would split a character is left out.
   */
  ranges: readonly Range[];
}

/** Returns the rows that contain all words of an input, in table order. Does not use `this`. */
export type WordSearch = (input: string, options?: { readonly limit?: number }) => readonly WordSuggestion[];

/**
 * Creates a search for words in any order, in terms and aliases.
 *
 * A word is a run of letters, marks and digits. A term or an alias matches if each word of the input is at the start of
 * one of its words, so that the last word is found while it is typed. Of several input words at the start of the same
 * word, the longest is marked. Input without a word matches nothing.
 *
 * @throws {RangeError} for an unknown `fold`
 * @example
 * const words = createWordSearch(engine.entries());
 * words('contracts sm'); // [{ term: 'smart contracts', index: 2, ranges: [[0, 2], [6, 15]] }]
 */
export function createWordSearch(
  entries: Iterable<Pick<Entry<unknown>, 'term' | 'aliases'>>,
  { fold: mode }: WordOptions = {},
): WordSearch {
  const fold = keyFor(mode);
  const rows = Array.from(entries, ({ term, aliases = [] }) =>
    [term, ...aliases].map((text) => ({ text, words: [...fold(text).matchAll(wordPattern)] })),
  );

  return (input, { limit = Infinity } = {}) => {
    requireString(input);
    requireCount(limit);
    const typed = [...new Set(fold(input).match(wordPattern))].sort((a, b) => b.length - a.length);
    const found: WordSuggestion[] = [];
    for (const [index, row] of rows.entries()) {
      if (!typed.length || found.length >= limit) break;
      const match = row.find(({ words }) =>
        typed.every((start) => words.some(([word]) => word.startsWith(start))),
      );
      if (!match) continue;
      const { text, words } = match;
      const { text: term } = row[0] as typeof match;
      const offsets = originalOffsets(text, fold);
      const ranges = words.flatMap(({ 0: word, index: at }) => {
        const start = typed.find((start) => word.startsWith(start)) ?? '';
        const range: Range = [offsets[at] as number, offsets[at + start.length] as number];
        return start && fold(text.slice(...range)) === start ? [range] : [];
      });
      found.push({ term, index, ...(match !== row[0] && { alias: text }), ranges });
    }
    return found;
  };
}
