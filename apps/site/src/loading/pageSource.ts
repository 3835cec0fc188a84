import { registerIcons } from '@keystrand/ui';
import { ChunkLoadError, chunkTimeout } from './ChunkLoadError';
import { dataFile } from './dataFile';
import { loadFigures } from './figures';
import { loadKind, preloadKind } from './kinds';
import { likelyKind } from './likelyKind';
import type { DataFile, DocumentPage, LoadedPage } from './pageData';
import { allowReloadOnce } from './reloadOnce';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';
import { withTimeout } from './withTimeout';

/** @throws {ChunkLoadError} naming `what`, if the promise rejects or times out */
async function loadInTime<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(promise, chunkTimeout, () => new ChunkLoadError(what, true));
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(what, false, error);
  }
}

async function fetchData(path: string): Promise<DataFile> {
  const what = `data of ${path}`;
  const response = await loadInTime(what, fetch(dataFile(path)));
  if (response.ok) return (await loadInTime(what, response.json())) as DataFile;
  const error = new ChunkLoadError(what, false, `status ${String(response.status)}`);
  // The deployed build may have removed the page; its server responds with the not-found page.
  throw response.status === 404 ? new StaleBuildError(path, { cause: error }) : error;
}

async function loadCode(path: string, data: DataFile): Promise<LoadedPage> {
  registerIcons(data.icons);
  const [page] = await Promise.all([
    loadInTime(`code of ${path}`, loadKind(data)),
    loadInTime(`styles of ${path}`, siteStyles()),
  ]);
  return page;
}

/** Online, a chunk that fails to load has been removed by a deploy. */
function staleIfGone(path: string, error: unknown): unknown {
  const isGone = error instanceof ChunkLoadError && !error.timedOut && navigator.onLine;
  return isGone ? new StaleBuildError(path, { cause: error }) : error;
}

async function addFigures(path: string, page: LoadedPage): Promise<LoadedPage> {
  await loadInTime(`figures of ${path}`, loadFigures(page.payload.page));
  return page;
}

async function loadPage(path: string, build: string): Promise<LoadedPage> {
  // Starts styles and code in parallel with the data; `loadCode` awaits them.
  siteStyles().catch(() => undefined);
  const kind = likelyKind(path);
  if (kind) preloadKind(kind);
  const data = await fetchData(path);
  if (data.build !== build) throw new StaleBuildError(path, { data });
  try {
    return await loadCode(path, data);
  } catch (error) {
    throw staleIfGone(path, error);
  }
}

/** Loads pages by path. Each page is loaded once; a failure is not cached. */
export interface PageSource {
  /** Loads what a document lacks whose content is not hydrated: the style sheet. Throws as `visit`. */
  keep(path: string): Promise<DocumentPage>;
  /** Loads the page of a document whose content is hydrated, without the parts for its figures. Throws as `visit`. */
  hydrate(path: string): Promise<LoadedPage>;
  /**
   * Loads the page that the visitor navigates to, with the parts for its figures.
   * @throws {StaleBuildError} if the caller must reload the document to show the page; at most once per path
   * @throws {ChunkLoadError} if code, data or styles fail to load or time out after 120 s
   */
  visit(path: string): Promise<LoadedPage>;
  /** Loads a page ahead of a visit. Ignores every error; the visit loads the page again. */
  prefetch(path: string): void;
}

/** @param build path of the running entry chunk, which a page's data must name as its build */
export function createPageSource(build: string): PageSource {
  const pages = new Map<string, Promise<LoadedPage>>();
  const cache = (path: string, page: Promise<LoadedPage>) => {
    pages.set(path, page);
    page.catch(() => {
      if (pages.get(path) === page) pages.delete(path);
    });
    return page;
  };
  const load = (path: string) => pages.get(path) ?? cache(path, loadPage(path, build));
  const loadWithFigures = async (path: string) => {
    const page = await load(path);
    try {
      return await addFigures(path, page);
    } catch (error) {
      throw staleIfGone(path, error);
    }
  };
  const loadOrReload = async (
    path: string,
    loading: Promise<LoadedPage>,
    complete: (path: string, page: LoadedPage) => LoadedPage | Promise<LoadedPage>,
  ) => {
    try {
      return await loading;
    } catch (error) {
      if (!(error instanceof StaleBuildError) || allowReloadOnce(path)) throw error;
      // A reload has not helped: shows the other build's data, or reports what failed to load.
      if (!error.data) throw error.cause;
      return complete(path, await cache(path, loadCode(path, error.data)));
    }
  };

  return {
    async keep(path) {
      try {
        await loadInTime(`styles of ${path}`, siteStyles());
      } catch (error) {
        const stale = staleIfGone(path, error);
        throw stale !== error && allowReloadOnce(path) ? stale : error;
      }
      return { documentPath: path };
    },
    hydrate: (path) => loadOrReload(path, load(path), (_path, page) => page),
    visit: (path) => loadOrReload(path, loadWithFigures(path), addFigures),
    prefetch(path) {
      loadWithFigures(path).catch(() => undefined);
    },
  };
}
