import type { PagePayload, PageReference, Path } from '@keystrand/content';

/** Returns a page reference as props for any of the ui library's link lists and breadcrumbs. */
export function pageLink({ path, title, summary }: PageReference) {
  return { href: path, title, text: summary, label: title };
}

/**
 * Returns links to the pages at `paths`, in that order.
 * @throws {Error} naming a path that the payload has no reference for
 */
export function pageLinks(references: PagePayload['references'], paths: readonly Path[]) {
  return paths.map((path) => {
    const reference = references[path];
    if (!reference) throw new Error(`The payload has no reference to "${path}".`);
    return pageLink(reference);
  });
}
