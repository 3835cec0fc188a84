import { requireCount, requireString } from './input';
import { keyFor, wordPattern } from './key';
import { originalOffsets, type Range } from './ranges';
import type { Entry, FoldMode } from './index';

/** The options of `createNearSearch`. */
export interface NearOptions {
  /** How texts are compared, as in the engine of the same table. @default 'lower' */
  readonly fold?: FoldMode;
}

/** A row with a term or an alias that the input may be a misspelling of. */
export interface NearSuggestion {
  /** The term, as written in the table. */
  term: string;
  /** Zero-based index of the row. */
  index: number;
  /** The alias that is near, as written in the table; absent if the term is at least as near as each alias. */
  alias?: string;
  /** Number of edits between the input and the part: 1 or 2. */
  distance: number;
  /**
   * The part of `alias`, or else of `term`, that is near: one half-open range of UTF-16 offsets. It starts at the
   * beginning of a word and consists of whole characters.
   */
  ranges: readonly [Range];
}

/** Returns the rows that are near an input, nearest first. Does not use `this`. */
export type NearSearch = (input: string, options?: { readonly limit?: number }) => readonly NearSuggestion[];

/** The cost of an edit. Costs are sums of edits and the start of the part, so that `Math.min` compares both. */
const edit = 2 ** 24;

/**
 * Creates a search for rows that the input may be a misspelling of: 'did you mean'.
 *
 * The input, without surrounding white space, is compared with the parts of terms and aliases that start at the beginning
 * of a word (of letters, marks and digits) or of the text, and end anywhere, so that an input is found while it is typed.
 * The distance is the optimal string alignment distance: the number of inserted, deleted and replaced UTF-16 code units
 * and of exchanged neighbours, with no part edited twice. One edit is allowed from four code units on, two from eight on. Of
 * the parts with the smallest distance the first is taken, and of those that start there the longest.
 *
 * Rows with a term or an alias that contains the input are left out: these are exact matches. The rest is sorted by
 * distance, then by table order.
 *
 * @throws {RangeError} for an unknown `fold`
 * @example
 * const near = createNearSearch(engine.entries());
 * near('pentration'); // [{ term: 'penetration testing', index: 4, distance: 1, ranges: [[0, 11]] }]
 */
export function createNearSearch(
  entries: Iterable<Pick<Entry<unknown>, 'term' | 'aliases'>>,
  { fold: mode }: NearOptions = {},
): NearSearch {
  const fold = keyFor(mode);
  const rows = Array.from(entries, ({ term, aliases = [] }) =>
    [term, ...aliases].map((word) => {
      const text = fold(word);
      return { word, text, starts: [0, ...Array.from(text.matchAll(wordPattern), ({ index }) => index)] };
    }),
  );

  return (input, { limit = Infinity } = {}) => {
    requireString(input);
    requireCount(limit);
    const key = fold(input).trim();
    const allowed = Math.min(2, key.length >> 2);
    const found: NearSuggestion[] = [];
    rows.forEach((words, index) => {
      const own = words[0] as (typeof words)[0];
      let nearest: NearSuggestion | undefined;
      let tooFar = allowed + 1;
      for (const { word, text, starts } of words) {
        if (text.includes(key)) return;
        if (text.length + allowed < key.length) continue;
        const costs = alignmentCosts(key, text, starts);
        const cost = Math.min(...costs);
        const distance = Math.floor(cost / edit);
        if (distance >= tooFar) continue;
        tooFar = distance;
        const offsets = originalOffsets(word, fold);
        let end = costs.lastIndexOf(cost);
        // A character that folds to several is not split.
        while (offsets[end] === offsets[end - 1]) end++;
        nearest = {
          term: own.word,
          index,
          ...(word !== own.word && { alias: word }),
          distance,
          ranges: [[offsets[cost % edit] as number, offsets[end] as number]],
        };
      }
      if (nearest) found.push(nearest);
    });
    return found.sort((a, b) => a.distance - b.distance).slice(0, limit);
  };
}

/** Returns, for each end in a text, the smallest cost of the parts that end there. */
function alignmentCosts(typed: string, text: string, starts: readonly number[]): number[] {
  let before: number[];
  let above: number[] = [];
  let costs = [0];
  for (let at = 1; at <= text.length; at++)
    costs.push(starts.includes(at) ? at : (costs[at - 1] as number) + edit);
  for (let row = 0; row < typed.length; row++) {
    before = above;
    above = costs;
    costs = [(above[0] as number) + edit];
    for (let at = 0; at < text.length; at++)
      costs.push(
        Math.min(
          (above[at + 1] as number) + edit,
          (costs[at] as number) + edit,
          (above[at] as number) + (text[at] === typed[row] ? 0 : edit),
          row && at && text[at] === typed[row - 1] && text[at - 1] === typed[row]
            ? (before[at - 1] as number) + edit
            : Infinity,
        ),
      );
  }
  return costs;
}
