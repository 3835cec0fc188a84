import { createFind, type Find } from './find';
import type { Fold } from './fold';
import { findRanges } from './ranges';
import type { Table } from './table';
import type { Entry, Suggestion } from './types';

/** Number of rows from which the first suggestion builds an index. With fewer rows a scan is as fast. */
const indexFrom = 32;

/** Returns the suggestion function of a table. */
export function createSuggest<R>(
  { entries, folded }: Table<R>,
  fold: Fold,
): (input: string, limit: number) => readonly Suggestion[] {
  let find: Find | undefined;
  return (input, limit) => {
    const text = fold(input);
    if (!limit || !text.trim()) return [];
    find ??= createFind(folded, indexFrom);
    // At least two, to find out whether a match is the only one.
    const found = find(text, Math.max(limit, 2));
    if (found.every((index) => folded[index] === text)) return [];
    return found.slice(0, limit).map((index) => {
      const { term } = entries[index] as Entry<R>;
      return { term, index, ranges: findRanges(term, folded[index] as string, text, fold) };
    });
  };
}
