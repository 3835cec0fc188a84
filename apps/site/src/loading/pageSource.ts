import { registerIcons } from '@keystrand/ui';
import { dataFile } from './dataFile';
import { loadKind } from './kinds';
import type { DataFile, LoadedPage } from './pageData';
import { reloadOnce } from './reloadOnce';
import { siteStyles } from './siteStyles';
import { ChunkLoadError, withTimeout } from './timeLimit';

/** Never settles: the browser is on its way to another document. */
const leaving = new Promise<never>(() => undefined);

function fail(path: string, status: number): never {
  throw new ChunkLoadError(`data of ${path}`, false, `status ${String(status)}`);
}

/** Says whether the browser is on its way to a fresh document of the path. */
type Leave = (path: string) => boolean;

/** What only a fresh document can show was asked for ahead of the visitor's going there. */
class FreshDocumentNeeded extends Error {
  override readonly name = 'FreshDocumentNeeded';
}

/** Hovering over a link must not take anyone anywhere. */
const stay: Leave = (path) => {
  throw new FreshDocumentNeeded(path);
};

async function fetchPage(path: string, build: string, leave: Leave): Promise<LoadedPage> {
  const styles = siteStyles();
  // Waited for below; until then its failure is nobody's.
  styles.catch(() => undefined);
  const response = await withTimeout(`data of ${path}`, fetch(dataFile(path)));
  // Not a page of this build: the server knows best, and has the not-found page.
  if (response.status === 404 && leave(path)) return leaving;
  if (!response.ok) return fail(path, response.status);
  const data = (await withTimeout(`data of ${path}`, response.json())) as DataFile;
  // A newer site has been deployed since this document was loaded: its data may not fit this code.
  if (data.build !== build && leave(path)) return leaving;
  registerIcons(data.icons);
  try {
    const [page] = await Promise.all([
      withTimeout(`code of ${path}`, loadKind(data)),
      withTimeout(`styles of ${path}`, styles),
    ]);
    return page;
  } catch (error) {
    const gone = error instanceof ChunkLoadError && !error.timedOut && navigator.onLine;
    if (gone && leave(path)) return leaving;
    throw error;
  }
}

/** The pages of the site, each fetched once and kept for the visit; a failure is not kept. */
export interface PageSource {
  /**
   * The page at a path that the visitor goes to; where another build has been deployed since, the browser leaves for a
   * fresh document instead, once.
   * @throws {ChunkLoadError} when code or data do not arrive within 120 s, or not at all
   */
  visit(path: string): Promise<LoadedPage>;
  /** Fetches ahead. It never leaves the document and never fails: the visit itself says what went wrong. */
  prefetch(path: string): void;
}

/** @param build address of the running entry chunk, to which the data must belong */
export function createPageSource(build: string): PageSource {
  const pages = new Map<string, Promise<LoadedPage>>();
  const fetchAndKeep = (path: string, leave: Leave) => {
    const page = fetchPage(path, build, leave);
    pages.set(path, page);
    page.catch(() => {
      if (pages.get(path) === page) pages.delete(path);
    });
    return page;
  };
  const visit = (path: string): Promise<LoadedPage> => {
    const known = pages.get(path);
    if (!known) return fetchAndKeep(path, reloadOnce);
    return known.catch((error: unknown) => {
      if (error instanceof FreshDocumentNeeded) return visit(path);
      throw error;
    });
  };
  return {
    visit,
    prefetch: (path) => {
      if (!pages.has(path)) void fetchAndKeep(path, stay).catch(() => undefined);
    },
  };
}
