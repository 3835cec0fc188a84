import type { PagePayload } from '@keystrand/content';
import { dataFile } from './dataFile';
import { loadKind } from './kinds';
import type { LoadedPage } from './kinds';
import { leaveForFreshDocument } from './recovery';
import { siteStyles } from './siteStyles';
import { ChunkLoadError, withinTimeLimit } from './timeLimit';

/** The data as it lies on the server: with the entry chunk it was built for. */
export interface DataFile extends PagePayload {
  readonly build: string;
}

/** Never settles: the browser is on its way to another document. */
const leaving = new Promise<never>(() => undefined);

function fail(path: string, status: number): never {
  throw new ChunkLoadError(`data of ${path}`, false, `status ${String(status)}`);
}

async function fetchPage(path: string, build: string): Promise<LoadedPage> {
  const styles = siteStyles();
  // Waited for below; until then its failure is nobody's.
  styles.catch(() => undefined);
  const response = await withinTimeLimit(`data of ${path}`, fetch(dataFile(path)));
  // Not a page of this build: the server knows best, and has the not-found page.
  if (response.status === 404 && leaveForFreshDocument(path)) return leaving;
  if (!response.ok) return fail(path, response.status);
  const data = (await withinTimeLimit(`data of ${path}`, response.json())) as DataFile;
  // A newer site has been deployed since this document was loaded: its data may not fit this code.
  if (data.build !== build && leaveForFreshDocument(path)) return leaving;
  try {
    const [page] = await Promise.all([
      withinTimeLimit(`code of ${path}`, loadKind(data)),
      withinTimeLimit(`styles of ${path}`, styles),
    ]);
    return page;
  } catch (error) {
    const gone = error instanceof ChunkLoadError && !error.timedOut && navigator.onLine;
    if (gone && leaveForFreshDocument(path)) return leaving;
    throw error;
  }
}

/**
 * Makes the function that gives the page at a path: fetched once and kept for the visit; a failure is not kept.
 * It rejects with a `ChunkLoadError` when code or data do not arrive within 120 s, or not at all.
 * @param build address of the running entry chunk, to which the data must belong
 */
export function createPageSource(build: string): (path: string) => Promise<LoadedPage> {
  const pages = new Map<string, Promise<LoadedPage>>();
  return (path) => {
    const known = pages.get(path);
    if (known) return known;
    const page = fetchPage(path, build);
    pages.set(path, page);
    page.catch(() => pages.delete(path));
    return page;
  };
}
