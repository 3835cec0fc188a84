import type { PagePayload, PageReference, Path } from '@keystrand/content';

/** What rows and lists of pages show of each page. */
export function pageLink({ path, title, summary }: PageReference) {
  return { href: path, title, summary, text: summary, label: title };
}

/**
 * The pages at `paths`, in that order, as their payload knows them.
 * @throws {Error} naming the path that the payload does not know
 */
export function pageLinks(references: PagePayload['references'], paths: readonly Path[]) {
  return paths.map((path) => {
    const reference = references[path];
    if (!reference) throw new Error(`The payload holds no reference to "${path}".`);
    return pageLink(reference);
  });
}
