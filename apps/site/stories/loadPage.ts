import { notFoundPayload, pages, payload } from '@keystrand/content/pages';
import { loadKind } from '../src/loading/kinds';
import type { LoadedPage } from '../src/loading/pageData';

/** The page at a path, out of the content itself instead of a data file; the not-found page at any other. */
export function loadPage(path: string): Promise<LoadedPage> {
  return loadKind(pages.has(path) ? payload(path) : notFoundPayload());
}
