import type { SearchEntry } from '@keystrand/content/pages';
import type { FinderSearch } from '@keystrand/ui';
import { createSearch } from './createSearch';
import type { SearchGroups } from './createSearch';

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
