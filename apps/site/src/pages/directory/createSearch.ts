import { createEngine } from '@keystrand/chat-engine';
import type { SearchGroupId } from '@keystrand/content';
import type { SearchEntry } from '@keystrand/content/pages';
import type { FinderGroup, FinderResult, FinderSearch, TextRange } from '@keystrand/ui';

/** Name, icon and hue of each group of results. */
export type SearchGroups = Readonly<Record<SearchGroupId, Omit<FinderGroup, 'results'>>>;

interface Match {
  readonly group: SearchGroupId;
  readonly result: FinderResult;
  /** 0 if the title has all words of the query, 1 if the first text completes them, 2 if another text does. */
  readonly rank: 0 | 1 | 2;
}

/** Splits the ranges of `title`, a line feed and `text`. */
function splitRanges(title: string, ranges: readonly TextRange[]) {
  const offset = title.length + 1;
  return {
    titleRanges: ranges.filter(([start]) => start < offset),
    textRanges: ranges
      .filter(([start]) => start >= offset)
      .map(([start, end]): TextRange => [start - offset, end - offset]),
  };
}

/** Returns the ranges of all words in order, of those with the same start the longest. */
function mergeRanges(ranges: readonly TextRange[]) {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
  return sorted.filter(([start], index) => start !== sorted[index - 1]?.[0]);
}

/**
 * Creates the search of the services directory: an entry matches if each word of the query is at the start of a word of
 * its title or of one of its texts. Matches in titles come first, and so do their groups.
 */
export function createSearch(entries: readonly SearchEntry[], groups: SearchGroups): FinderSearch {
  // The number keeps rows apart that have the same texts.
  const rows = entries.flatMap((entry, id) =>
    [...new Set(entry.texts)].map((text, at) => ({
      entry,
      id,
      at,
      term: `${entry.title}\n${text}\n${String(id)}`,
    })),
  );
  const engine = createEngine(
    rows.map(({ term }) => ({ term, reply: term })),
    { fallback: '', fold: 'loose' },
  );
  /** Returns the ranges of each row in which a word begins with a word of the query. */
  const findWord = (word: string) =>
    new Map(
      engine.suggest(word).flatMap(({ term, index, ranges }) => {
        const end = term.lastIndexOf('\n');
        const found = ranges.filter(
          ([start]) => start < end && !/[\p{L}\p{M}\p{N}]/u.test(term.charAt(start - 1)),
        );
        return found.length > 0 ? [[index, found] as const] : [];
      }),
    );

  return (query) => {
    const words = (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(findWord);
    const found = new Set<number>();
    const matches = rows.flatMap(({ entry, id, at }, index): readonly Match[] => {
      if (words.length === 0 || found.has(id) || !words.every((word) => word.has(index))) return [];
      found.add(id);
      const { path: href, title, group } = entry;
      const ranges = words.map((word) => word.get(index) ?? []);
      const inTitle = ranges.every((list) => list.some(([start]) => start < title.length));
      const text = [...new Set(entry.texts)][at] ?? '';
      const rank = inTitle ? 0 : at === 0 ? 1 : 2;
      return [
        { group, rank, result: { href, title, text, ...splitRanges(title, mergeRanges(ranges.flat())) } },
      ];
    });
    const ranked = matches.toSorted((a, b) => a.rank - b.rank);
    const ids = [...new Set(ranked.map(({ group }) => group))];
    return ids.map((id) => ({
      ...groups[id],
      results: ranked.filter(({ group }) => group === id).map(({ result }) => result),
    }));
  };
}
