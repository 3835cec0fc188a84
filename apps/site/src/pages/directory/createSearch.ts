import { createWordSearch } from '@keystrand/chat-engine/words';
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

/**
 * Creates the search of the services directory: an entry matches if each word of the query is at the start of a word of
 * its title or of one of its texts. Matches in titles come first, and so do their groups.
 */
export function createSearch(entries: readonly SearchEntry[], groups: SearchGroups): FinderSearch {
  const rows = entries.map(({ title, texts: [first, ...others] }) => ({
    term: `${title}\n${first}`,
    aliases: others.map((text) => `${title}\n${text}`),
  }));
  const search = createWordSearch(rows, { fold: 'loose' });
  const searchTitles = createWordSearch(
    entries.map(({ title }) => ({ term: title })),
    { fold: 'loose' },
  );

  return (query) => {
    const titles = new Set(searchTitles(query).map(({ index }) => index));
    const matches = search(query).flatMap(({ index, term, alias, ranges }): readonly Match[] => {
      const entry = entries[index];
      // Nothing could be marked, as with `stras` in `Straße`.
      if (!entry || ranges.length === 0) return [];
      const { path: href, title, group } = entry;
      const text = (alias ?? term).slice(title.length + 1);
      const rank = titles.has(index) ? 0 : alias === undefined ? 1 : 2;
      return [{ group, rank, result: { href, title, text, ...splitRanges(title, ranges) } }];
    });
    const ranked = matches.toSorted((a, b) => a.rank - b.rank);
    const ids = [...new Set(ranked.map(({ group }) => group))];
    return ids.map((id) => ({
      ...groups[id],
      results: ranked.filter(({ group }) => group === id).map(({ result }) => result),
    }));
  };
}
