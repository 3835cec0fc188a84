import type { Fold } from './fold';
import { findRanges } from './ranges';
import type { Table } from './table';
import type { Suggestion } from './types';

/** Returns the suggestion function of a table. */
export function createSuggest<R>(
  { entries, folded }: Table<R>,
  fold: Fold,
): (input: string, limit: number) => readonly Suggestion[] {
  return (input, limit) => {
    const text = fold(input);
    const found = text.trim()
      ? entries.flatMap(({ term }, index) => {
          const match = folded[index] as string;
          return match.includes(text) ? [{ term, index, match }] : [];
        })
      : [];
    if (found.every(({ match }) => match === text)) return [];
    return found
      .slice(0, limit)
      .map(({ term, index, match }) => ({ term, index, ranges: findRanges(term, match, text, fold) }));
  };
}
