import { nearestPaths } from './nearestPaths';
import type { Page, Path } from './types';

/** Pages by path, and what to say when a path has none. */
export interface PageIndex {
  readonly paths: readonly Path[];
  has(path: string): path is Path;
  /**
   * The page at `path`.
   * @throws {UnknownPathError} when no page stands there; the message names the nearest known paths.
   */
  get(path: string): Page;
}

/** A path that no page stands at. */
export class UnknownPathError extends Error {
  override readonly name = 'UnknownPathError';
  readonly path: string;
  readonly nearest: readonly Path[];

  constructor(path: string, nearest: readonly Path[]) {
    super(`No page stands at "${path}". The nearest known paths are ${nearest.join(', ')}.`);
    this.path = path;
    this.nearest = nearest;
  }
}

/**
 * Makes the index from content files.
 * @param modules each file's page, by file name
 * @throws {Error} naming both files where two claim one path
 */
export function createPageIndex(modules: Readonly<Record<string, Page>>): PageIndex {
  const pages = new Map<Path, Page>();
  const files = new Map<Path, string>();
  for (const [file, page] of Object.entries(modules)) {
    const earlier = files.get(page.path);
    if (earlier !== undefined)
      throw new Error(`Two content files claim the path "${page.path}": ${earlier} and ${file}.`);
    files.set(page.path, file);
    pages.set(page.path, page);
  }
  const paths = [...pages.keys()].sort();
  return {
    paths,
    has: (path): path is Path => pages.has(path as Path),
    get(path) {
      const page = pages.get(path as Path);
      if (!page) throw new UnknownPathError(path, nearestPaths(path, paths, 3));
      return page;
    },
  };
}
