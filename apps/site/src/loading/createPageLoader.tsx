import type { PageKind } from '@keystrand/content';
import { registerIcons } from '@keystrand/ui';
import { DocumentContent } from '../sections/DocumentContent';
import { inTime, StaleBuildError } from './chunk';
import { requestContent } from './contentFile';
import { importKind, isHydrated } from './kinds';
import type { loadCode, LoadedPage, PageData } from './kinds';

/** Returns the address of the entry chunk that a document or content file was built with. */
const readBuild = (source: Document) => source.getElementById('root')?.dataset['build'];

const readKind = (source: Document) => source.getElementById('root')?.dataset['kind'] as PageKind;

async function request(path: string): Promise<Document> {
  const { status, responseXML: source } = await requestContent(path);
  if (status === 200 && source && readBuild(source) === readBuild(document)) return source;
  // The deployed build may have removed the page; its server responds with the not-found page.
  if (status === 200 || status === 404) throw new StaleBuildError(path);
  throw new Error(`The server responded with the status ${String(status)}.`);
}

/**
 * Creates a function that loads the page at a path once; a failure is not cached. It throws a `StaleBuildError` if only a
 * new document can show the page, and a `ChunkLoadError` if content or code fail to load or time out.
 * @param firstPath path of the document that is shown, which contains its page; others are requested
 * @param loadPageCode imports the component of a page with behaviour
 */
export function createPageLoader(firstPath: string, loadPageCode: typeof loadCode) {
  async function load(path: string): Promise<LoadedPage> {
    // The data of a page with behaviour is not in its document. Its code loads meanwhile.
    const kind = readKind(document);
    const needsData = path === firstPath && isHydrated(kind);
    if (needsData) importKind(kind)?.catch(() => undefined);
    const source = path === firstPath && !needsData ? document : await request(path);
    const canonical = source.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
    const page = { path, kind: readKind(source), title: source.title, canonical };
    const json = source.getElementById('page-data')?.textContent;
    const content = source.querySelector('main > div');
    if (!json && content) return { ...page, body: <DocumentContent content={content} /> };
    const data = JSON.parse(json ?? '') as PageData;
    registerIcons(data.icons);
    try {
      return { ...page, body: (await loadPageCode(data)).body };
    } catch {
      // If the server responds, the code is gone after a deploy, or has failed before: browsers do not request a module again
      // whose import has failed. Both times a new document helps.
      await request(path);
      throw new StaleBuildError(path);
    }
  }

  const pages = new Map<string, Promise<LoadedPage>>();
  return (path: string): Promise<LoadedPage> => {
    const cached = pages.get(path);
    if (cached) return cached;
    const page = inTime(`page ${path}`, load(path));
    pages.set(path, page);
    page.catch(() => pages.delete(path));
    return page;
  };
}
