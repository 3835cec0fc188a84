import type { SearchGroupId } from '@keystrand/content';
import type { SearchEntry } from '@keystrand/content/pages';
import type { FinderGroup, FinderSearch, TextRange } from '@keystrand/ui';

/** Name, icon and hue of each group of results. */
export type SearchGroups = Readonly<Record<SearchGroupId, Omit<FinderGroup, 'results'>>>;

/** Returns the ranges of a text that a word of the query matches; of those with the same start, the longest. */
function findRanges(text: string, words: readonly RegExp[]): readonly TextRange[] {
  const ranges = words.flatMap((word) =>
    [...text.matchAll(word)].map(({ 0: match, index }): TextRange => [index, index + match.length]),
  );
  const sorted = ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
  return sorted.filter(([start], index) => start !== sorted[index - 1]?.[0]);
}

/**
 * Creates the search of the services directory: an entry matches if each word of the query is at the start of a word of
 * its title or of one of its texts. Matches in titles come first, then those in first texts, and so do their groups.
 */
export function createSearch(entries: readonly SearchEntry[], groups: SearchGroups): FinderSearch {
  // Decomposed, so that letters match with and without diacritics.
  const decomposed = entries.map(({ title, texts, ...rest }) => ({
    ...rest,
    title: title.normalize('NFD'),
    texts: texts.map((text) => text.normalize('NFD')),
  }));
  return (query) => {
    const plain = query.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(
      (word) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${[...word].join('\\p{M}*')}\\p{M}*`, 'giu'),
    );
    if (words.length === 0) return [];
    const match = ({ title, texts }: (typeof decomposed)[number], text: string) => ({
      text,
      isFound: words.every((word) => `${title}\n${text}`.search(word) >= 0),
      // The lowest rank is the best.
      rank: words.every((word) => title.search(word) >= 0) ? 0 : text === texts[0] ? 1 : 2,
    });
    const ranked = decomposed
      .flatMap((entry) => {
        const found = entry.texts.map((text) => match(entry, text)).find(({ isFound }) => isFound);
        return found ? [{ ...entry, ...found }] : [];
      })
      .toSorted((a, b) => a.rank - b.rank);
    return [...new Set(ranked.map(({ group }) => group))].map((id) => ({
      ...groups[id],
      results: ranked
        .filter(({ group }) => group === id)
        .map(({ path, title, text }) => ({
          href: path,
          title,
          text,
          titleRanges: findRanges(title, words),
          textRanges: findRanges(text, words),
        })),
    }));
  };
}

/** Address of the entries that the search finds. The prerender writes them. */
export const searchIndexFile = '/search-index.json';

/**
 * Fetches the search index and creates the search of the services directory.
 * @throws {Error} if the index fails to load
 */
export async function loadSearch(groups: SearchGroups): Promise<FinderSearch> {
  const response = await fetch(searchIndexFile);
  if (!response.ok) throw new Error(`${searchIndexFile} responded with status ${String(response.status)}.`);
  return createSearch((await response.json()) as readonly SearchEntry[], groups);
}
