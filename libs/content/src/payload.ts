import type { PageIndex } from './pageIndex';
import { linkSources } from './sources/linkSources';
import type { Page, PagePayload, PageReference, Path } from './types';

const reference = ({ path, title, summary }: Page): PageReference => ({ path, title, summary });

/** Returns title and summary of every page that `page` links to anywhere in its data, by path. */
export function references(index: PageIndex, page: Page): Record<Path, PageReference> {
  const linked = new Set<Path>();
  // A replacer is called with every value of the data.
  JSON.stringify(page, (_key, value: unknown) => {
    if (typeof value === 'string' && index.has(value) && value !== page.path) linked.add(value);
    return value;
  });
  return Object.fromEntries([...linked].map((path) => [path, reference(index.get(path))]));
}

/** Returns the names of the standards or laws that a page applies. */
export function citedNames(page: Page): readonly string[] {
  if ('regulation' in page) return page.regulation.flatMap(({ rules }) => rules.map(({ name }) => name));
  return 'standards' in page ? page.standards.map(({ name }) => name) : [];
}

/** Returns references to the articles that name a page among their services. */
function articlesAbout(index: PageIndex, path: Path): readonly PageReference[] {
  const blog = index.has('/blog') ? index.get('/blog') : undefined;
  if (blog?.kind !== 'blog') return [];
  return blog.articles
    .filter(({ services }) => services.includes(path))
    .map(({ id, title, summary }) => ({ path: `${blog.path}#${id}` as const, title, summary }));
}

/** Returns the other Web3 services or IT-consulting pages, sorted by path; none for pages of another kind. */
function siblings(index: PageIndex, page: Page): readonly PageReference[] {
  if (page.kind !== 'consulting' && page.kind !== 'web3') return [];
  return index.paths
    .map(index.get)
    .filter(({ kind, parent, path }) => kind === page.kind && parent === page.parent && path !== page.path)
    .map(reference);
}

/** Adds the pages below a practice that its list does not name: a new page is linked by its `parent` alone. */
function withNewChildren(index: PageIndex, page: Page): Page {
  if (page.kind !== 'practice') return page;
  const { paths } = page.children;
  const added = index.paths.filter((path) => index.get(path).parent === page.path && !paths.includes(path));
  return { ...page, children: { ...page.children, paths: [...paths, ...added] } };
}

/**
 * Resolves the links, breadcrumbs and siblings of a page.
 * @throws {Error} when the page or one of its ancestors does not exist
 * @throws {Error} when the ancestors form a cycle
 */
export function createPayload(index: PageIndex, path: string): PagePayload {
  const page = withNewChildren(index, index.get(path));
  const crumbs: PageReference[] = [];
  const seen = new Set<Path>();
  for (let current: Page | undefined = page; current && current.path !== '/';) {
    if (seen.has(current.path))
      throw new Error(`The breadcrumbs of "${path}" form a cycle at "${current.path}".`);
    seen.add(current.path);
    crumbs.unshift(reference(current));
    current = current.parent ? index.get(current.parent) : undefined;
  }
  return {
    page,
    crumbs,
    siblings: siblings(index, page),
    references: references(index, page),
    citations: Object.fromEntries(citedNames(page).map((name) => [name, linkSources(name)])),
    articles: articlesAbout(index, page.path),
  };
}
