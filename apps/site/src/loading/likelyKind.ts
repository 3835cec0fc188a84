import type { PageKind } from '@keystrand/content';

/** Kinds of the pages that the header links to. */
const kinds = new Map<string, PageKind>([
  ['/', 'home'],
  ['/about', 'about'],
  ['/blog', 'blog'],
  ['/contact', 'form'],
  ['/request-consultation', 'form'],
  ['/services', 'catalogue'],
]);

/** Kinds of the pages in a folder. */
const folders = new Map<string, PageKind>([
  ['industry', 'industry'],
  ['services', 'service'],
  ['web3-solutions', 'web3'],
]);

/**
 * Returns the kind of the page at a path, if the path shows it: the page's code can then be requested together with its data,
 * which names the kind, and not a round trip later. Undefined for other paths.
 */
export function likelyKind(path: string): PageKind | undefined {
  const [, folder = '', page] = path.split('/');
  return page === undefined ? kinds.get(path) : folders.get(folder);
}
