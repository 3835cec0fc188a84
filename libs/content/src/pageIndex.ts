import type { Page, Path } from './types';

/** Looks up pages by path. */
export type PageIndex = Readonly<ReturnType<typeof createPageIndex>>;

/**
 * Creates the index from content files.
 * @param modules pages by file name
 * @throws {Error} naming both files when two have the same path
 */
export function createPageIndex(modules: Readonly<Record<string, Page>>) {
  const pages = new Map<Path, Page>();
  const files = new Map<Path, string>();
  for (const [file, page] of Object.entries(modules)) {
    const earlier = files.get(page.path);
    if (earlier !== undefined)
      throw new Error(`Two content files have the path "${page.path}": ${earlier} and ${file}.`);
    files.set(page.path, file);
    pages.set(page.path, page);
  }
  return {
    paths: [...pages.keys()].sort() as readonly Path[],
    has: (path: string): path is Path => pages.has(path as Path),
    /** @throws {Error} when the page does not exist */
    get(path: string): Page {
      const page = pages.get(path as Path);
      if (!page) throw new Error(`There is no page at "${path}".`);
      return page;
    },
  };
}
