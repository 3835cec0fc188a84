import type { PageIndex } from './pageIndex';
import type { Page, PagePayload, PageReference, Path } from './types';

function reference(page: Page): PageReference {
  const { path, title, summary, category } = page;
  return category ? { path, title, summary, category } : { path, title, summary };
}

/** Every path that stands under `path`, `paths`, `related`, `children`, … anywhere in the page's data. */
export function referredPaths(page: Page, isKnown: (path: string) => boolean): readonly Path[] {
  const found = new Set<Path>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('/') && isKnown(value)) found.add(value as Path);
    } else if (Array.isArray(value)) {
      value.forEach(visit);
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(page);
  found.delete(page.path);
  return [...found];
}

/** What to know of every page that `page` refers to, by path. */
export function references(index: PageIndex, page: Page): Record<Path, PageReference> {
  return Object.fromEntries(referredPaths(page, index.has).map((path) => [path, reference(index.get(path))]));
}

/** Kinds whose pages are parts of one offer: the five Web3 services, the five fields of IT consulting. */
const kindsWithSiblings: ReadonlySet<Page['kind']> = new Set(['consulting', 'web3']);

/** The other pages of the page's kind under its parent, by path. */
function siblings(index: PageIndex, page: Page): readonly PageReference[] {
  if (!kindsWithSiblings.has(page.kind)) return [];
  return index.paths
    .map(index.get)
    .filter(({ kind, parent, path }) => kind === page.kind && parent === page.parent && path !== page.path)
    .map(reference);
}

/**
 * Resolves what a page needs to know of the pages it refers to.
 * @throws {UnknownPathError} when the page, or one above it, does not exist
 */
export function createPayload(index: PageIndex, path: string): PagePayload {
  const page = index.get(path);
  const crumbs: PageReference[] = [];
  const seen = new Set<Path>();
  for (let current: Page | undefined = page; current && current.path !== '/';) {
    if (seen.has(current.path))
      throw new Error(`The crumbs of "${path}" go in a circle at "${current.path}".`);
    seen.add(current.path);
    crumbs.unshift(reference(current));
    current = current.parent ? index.get(current.parent) : undefined;
  }
  return { page, crumbs, siblings: siblings(index, page), references: references(index, page) };
}
