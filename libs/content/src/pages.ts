import type { FormBackend } from './forms/FormBackend';
import { createPageIndex } from './pageIndex';
import type { PageIndex } from './pageIndex';
import { notFound } from './notFound';
import { createPayload, references } from './payload';
import { privacyPolicy } from './pages/legal/privacy-policy';
import type { Page, PagePayload } from './types';

export { glossary, glossaryPath } from './glossary';

const modules = import.meta.glob<Page>('./pages/*/*.ts', { eager: true, import: 'page' });

/** All pages of the site, as built without an endpoint for forms. Adding a file under `pages/` adds a page. */
export const pages = createPageIndex(modules);

/** Returns the pages of a build with this form backend. */
export function createPages(backend: FormBackend): PageIndex {
  return createPageIndex({ ...modules, './pages/legal/privacy-policy.ts': privacyPolicy(backend) });
}

/**
 * Returns the page at `path` with its links resolved.
 * @param index default: `pages`
 * @throws {Error} when the page does not exist
 */
export function payload(path: string, index: PageIndex = pages): PagePayload {
  return createPayload(index, path);
}

/** Returns the not-found page with its links resolved. */
export function notFoundPayload(): PagePayload {
  return {
    page: notFound,
    crumbs: [],
    siblings: [],
    references: references(pages, notFound),
    citations: {},
    articles: [],
  };
}

export { searchIndex } from './searchIndex';
export type { SearchEntry } from './searchIndex';
export type { FormBackend } from './forms/FormBackend';
export type { PageIndex } from './pageIndex';
