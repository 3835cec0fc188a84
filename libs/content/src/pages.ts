import { createPageIndex } from './pageIndex';
import { notFound } from './notFound';
import { createPayload, references } from './payload';
import type { Page, PagePayload } from './types';

const modules = import.meta.glob<Page>('./pages/*/*.ts', { eager: true, import: 'page' });

/** Every page of the site; adding a file under `pages/` adds a page. */
export const pages = createPageIndex(modules);

/**
 * The page at `path` with its links resolved.
 * @throws {UnknownPathError} when no page stands there
 */
export function payload(path: string): PagePayload {
  return createPayload(pages, path);
}

/** What any unknown path answers with, with its links resolved. */
export function notFoundPayload(): PagePayload {
  return { page: notFound, crumbs: [], siblings: [], references: references(pages, notFound) };
}

export { UnknownPathError } from './pageIndex';
export type { PageIndex } from './pageIndex';
