import type { Page, PageKind, PagePayload } from '@keystrand/content';

/** Props of the component of a page kind: the page's payload, with `page` narrowed to that kind. */
export interface PageProps<Kind extends PageKind = PageKind> extends PagePayload {
  readonly page: Extract<Page, { kind: Kind }>;
}
