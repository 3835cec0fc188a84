import leven from 'leven';
import type { Page, Path } from './types';

/** Looks up pages by path. */
export interface PageIndex {
  readonly paths: readonly Path[];
  has(path: string): path is Path;
  /**
   * Returns the page at `path`.
   * @throws {UnknownPathError} when the page does not exist; the message lists the nearest known paths
   */
  get(path: string): Page;
}

/** Thrown for a path without a page. */
export class UnknownPathError extends Error {
  override readonly name = 'UnknownPathError';
  readonly path: string;
  readonly nearest: readonly Path[];

  constructor(path: string, nearest: readonly Path[]) {
    super(`There is no page at "${path}". The nearest known paths are ${nearest.join(', ')}.`);
    this.path = path;
    this.nearest = nearest;
  }
}

/**
 * Returns the `count` known paths with the smallest edit distance (Levenshtein) to `path`, nearest first; equally near
 * paths stay in the given order.
 */
function nearestPaths(path: string, known: readonly Path[], count: number): readonly Path[] {
  // Bounds the work for arbitrarily long requests; no path of the site is longer.
  const requested = path.slice(0, 120);
  return known
    .map((candidate) => ({ candidate, distance: leven(requested, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * Creates the index from content files.
 * @param modules pages by file name
 * @throws {Error} naming both files when two have the same path
 */
export function createPageIndex(modules: Readonly<Record<string, Page>>): PageIndex {
  const pages = new Map<Path, Page>();
  const files = new Map<Path, string>();
  for (const [file, page] of Object.entries(modules)) {
    const earlier = files.get(page.path);
    if (earlier !== undefined)
      throw new Error(`Two content files have the path "${page.path}": ${earlier} and ${file}.`);
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
