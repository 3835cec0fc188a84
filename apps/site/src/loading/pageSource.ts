import { registerIcons } from '@keystrand/ui';
import { ChunkLoadError, inTime } from './chunk';
import type { loadCode } from './kinds';
import type { LoadedPage, PageData } from './pageData';
import { requestContent } from './contentFile';
import { siteStyles } from './siteStyles';
import { StaleBuildError } from './StaleBuildError';

export type PageSource = ReturnType<typeof createPageSource>;

/** Returns the address of the entry chunk that a document or content file was built with. */
const readBuild = (source: Document) => source.getElementById('root')?.dataset['build'];

/**
 * Gets pages: the first one from the document that is shown, others from their content files.
 * @param loadPageCode imports the component of a page with behaviour
 */
export function createPageSource(loadPageCode: typeof loadCode) {
  const pages = new Map<string, Promise<LoadedPage>>();

  function once(path: string, load: () => Promise<LoadedPage>) {
    const known = pages.get(path);
    if (known) return known;
    const loading = load();
    pages.set(path, loading);
    loading.catch(() => pages.delete(path));
    return loading;
  }

  async function request(path: string): Promise<Document> {
    const what = `page ${path}`;
    const { status, source } = await inTime(what, requestContent(path));
    // The deployed build may have removed the page; its server responds with the not-found page.
    if (status === 404) throw new StaleBuildError(path);
    if (status !== 200) throw new ChunkLoadError(what, false, `status ${String(status)}`);
    if (readBuild(source) !== readBuild(document)) throw new StaleBuildError(path);
    return source;
  }

  async function loadContent(source: Document) {
    const json = source.getElementById('page-data')?.textContent;
    const content = source.querySelector('main > div');
    if (!json && content) return { content };
    const data = JSON.parse(json ?? '') as PageData;
    registerIcons(data.icons);
    return loadPageCode(data);
  }

  /**
   * Code and styles that fail to load although the server responds are gone after a deploy, or have failed before: Firefox
   * does not request a module again whose import has failed. Both times a new document helps.
   */
  async function read(path: string, source: Document): Promise<LoadedPage> {
    try {
      const [content] = await Promise.all([loadContent(source), siteStyles()]);
      const canonical = source.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
      return { ...content, path, title: source.title, canonical };
    } catch (error) {
      if ((error as ChunkLoadError).timedOut) throw error;
      await request(path);
      throw new StaleBuildError(path);
    }
  }

  return {
    /** Reads the page of the document that is shown. Throws as `load`. */
    readFirst: (path: string) => once(path, () => read(path, document)),
    /**
     * Loads a page once; a failure is not cached.
     * @throws {StaleBuildError} if only a new document can show the page
     * @throws {ChunkLoadError} if content, code or styles fail to load or time out after 120 s
     */
    load: (path: string) => once(path, async () => read(path, await request(path))),
  };
}
