import { notFoundPayload, pages, payload } from '@keystrand/content/pages';
import { loadAnyCode } from '../src/loading/allKinds';
import type { LoadedPage } from '../src/loading/kinds';

/** Loads the page at `path` from the content instead of its data file; the not-found page for unknown paths. */
export function loadPage(path: string): Promise<LoadedPage> {
  return loadAnyCode(pages.has(path) ? payload(path) : notFoundPayload());
}
