import type { Fold } from './fold';
import { findRanges } from './ranges';
import type { Table } from './table';
import type { Suggestion } from './types';

/** Returns the rows of a table whose term contains a folded text; see `Engine.suggest`. */
export function findSuggestions(
  { entries, folded }: Table<unknown>,
  text: string,
  limit: number,
  fold: Fold,
): readonly Suggestion[] {
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
}
