import type { Page } from './page';
import type { Path, RichText } from './text';

export type PageReference = Pick<Page, 'path' | 'title' | 'summary'>;

/**
 * A page with its links resolved, so that it can be rendered without the page index. The prerender renders it and the
 * browser fetches it as JSON.
 */
export interface PagePayload {
  readonly page: Page;
  /** Breadcrumbs from the top level to the page itself; empty on the home page. */
  readonly crumbs: readonly PageReference[];
  /** Other pages of the same kind and parent, for kinds whose pages link to each other; otherwise empty. */
  readonly siblings: readonly PageReference[];
  /** Every page that this page links to, by path. */
  readonly references: Readonly<Record<Path, PageReference>>;
  /** The page's citations of standards and laws, with links to their official texts, by the name that the page gives. */
  readonly citations: Readonly<Record<string, RichText>>;
  /** The articles that touch the page's service, newest first. */
  readonly articles: readonly PageReference[];
}
