import { registerIcons } from '@keystrand/ui';
import { ChunkLoadError, inTime } from './chunk';
import { dataFile } from './dataFile';
import { loadCode } from './kinds';
import type { DataFile, DocumentPage, LoadedPage } from './pageData';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';

/** Gets a page in one of two ways: the document keeps it, or its data and code are loaded. */
export interface PageSource {
  /** Keeps the page of the document as it was prerendered, and loads the style sheet that it lacks. Throws as `load`. */
  keep(path: string): Promise<DocumentPage>;
  /**
   * Loads a page once; a failure is not cached.
   * @throws {StaleBuildError} if only a new document can show the page
   * @throws {ChunkLoadError} if code, data or styles fail to load or time out after 120 s
   */
  load(path: string): Promise<LoadedPage>;
  /** Loads a page ahead of a visit, or only its data. Ignores every error; the visit loads the page again. */
  prefetch(path: string, part?: 'data'): Promise<void>;
}

/** @param build path of the running entry chunk, which a page's data must name as its build */
export function createPageSource(build: string): PageSource {
  const files = new Map<string, Promise<DataFile>>();
  const pages = new Map<string, Promise<LoadedPage>>();

  function once<Value>(map: Map<string, Promise<Value>>, path: string, load: () => Promise<Value>) {
    const known = map.get(path);
    if (known) return known;
    const loading = load();
    map.set(path, loading);
    loading.catch(() => map.delete(path));
    return loading;
  }

  async function fetchData(path: string): Promise<DataFile> {
    const what = `data of ${path}`;
    const response = await inTime(what, fetch(dataFile(path)));
    // The deployed build may have removed the page; its server responds with the not-found page.
    if (response.status === 404) throw new StaleBuildError(path);
    if (!response.ok) throw new ChunkLoadError(what, false, `status ${String(response.status)}`);
    const data = (await inTime(what, response.json())) as DataFile;
    if (data.build !== build) throw new StaleBuildError(path);
    return data;
  }

  /** A deploy may have removed styles that fail to load: the data of the page shows whether there was one. */
  async function loadStyles(path: string): Promise<void> {
    try {
      await siteStyles();
    } catch (error) {
      await fetchData(path);
      throw error;
    }
  }

  /**
   * Code that fails to load although the server responds is gone after a deploy, or it has failed before: Firefox does not
   * request a module again whose import has failed. Both times a new document helps.
   */
  async function loadPage(path: string, data: DataFile): Promise<LoadedPage> {
    try {
      return await loadCode(data);
    } catch (error) {
      if ((error as ChunkLoadError).timedOut) throw error;
      await fetchData(path);
      throw new StaleBuildError(path);
    }
  }

  const getData = (path: string) => once(files, path, () => fetchData(path));
  const load = (path: string) =>
    once(pages, path, async () => {
      const styles = loadStyles(path);
      // Awaited below; in parallel with the data.
      styles.catch(() => undefined);
      const data = await getData(path);
      registerIcons(data.icons);
      const [page] = await Promise.all([loadPage(path, data), styles]);
      return page;
    });

  return {
    async keep(path) {
      await loadStyles(path);
      return { documentPath: path };
    },
    load,
    async prefetch(path, part) {
      try {
        await (part ? getData(path) : load(path));
      } catch {
        // A visit tries again.
      }
    },
  };
}
