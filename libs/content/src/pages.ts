import { createPageIndex } from './pageIndex';
import { notFound } from './notFound';
import { createPayload, references } from './payload';
import type { Page, PagePayload } from './types';

const modules = import.meta.glob<Page>('./pages/*/*.ts', { eager: true, import: 'page' });

/** All pages of the site. Adding a file under `pages/` adds a page. */
export const pages = createPageIndex(modules);

/**
 * Returns the page at `path` with its links resolved.
 * @throws {UnknownPathError} when there is no such page
 */
export function payload(path: string): PagePayload {
  return createPayload(pages, path);
}

/** Returns the not-found page with its links resolved. */
export function notFoundPayload(): PagePayload {
  return { page: notFound, crumbs: [], siblings: [], references: references(pages, notFound) };
}

export { UnknownPathError } from './pageIndex';
export type { PageIndex } from './pageIndex';
