import type { Page, Path } from '@keystrand/content';

/** Returns the path that search engines list for a page: a form opened in a dialog is the page below the dialog. */
export function canonicalPath(page: Page): Path {
  return (page.kind === 'form' && page.dialogClosesTo) || page.path;
}
