import type { SearchEntry } from '@keystrand/content/pages';
import type { FinderSearch } from '@keystrand/ui';
import { searchIndexFile } from '../../loading/dataFile';
import { createSearch } from './createSearch';
import type { SearchGroups } from './createSearch';

/**
 * Fetches the search index and creates the search of the services directory.
 * @throws {Error} if the index fails to load
 */
export async function loadSearch(groups: SearchGroups): Promise<FinderSearch> {
  const response = await fetch(searchIndexFile);
  if (!response.ok) throw new Error(`${searchIndexFile} responded with status ${String(response.status)}.`);
  return createSearch((await response.json()) as readonly SearchEntry[], groups);
}
