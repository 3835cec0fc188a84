import { glossary, glossaryPath } from './glossary';
import { categories } from './categories';
import type { PageIndex } from './pageIndex';
import { citedNames } from './payload';
import type { Page, Path, SearchGroupId } from './types';

/** A page, an article or a term that the search of the services directory finds. */
export interface SearchEntry {
  readonly path: Path;
  readonly title: string;
  /** Texts that describe it, best first. A result shows the first one that contains the query. */
  readonly texts: readonly [string, ...string[]];
  readonly group: SearchGroupId;
}

const articles = (page: Page): readonly SearchEntry[] =>
  page.kind === 'blog'
    ? page.articles.map(({ id, title, summary }) => ({
        path: `${page.path}#${id}` as const,
        title,
        texts: [summary],
        group: 'articles',
      }))
    : [];

const terms = glossary.map(({ id, term, definition }): SearchEntry => ({
  path: glossaryPath(id),
  title: term,
  texts: [definition],
  group: 'glossary',
}));

/**
 * Returns everything that the search of /services-page finds: the pages of the seven categories in the order of the
 * header, then the articles and the terms of the glossary.
 */
export function searchIndex(index: PageIndex): readonly SearchEntry[] {
  const all = index.paths.map((path) => index.get(path));
  const ofCategories = categories.flatMap(({ id }) =>
    all
      .filter(({ category }) => category === id)
      .map((page): SearchEntry => {
        const { path, title, summary, description } = page;
        return { path, title, texts: [summary, description, citedNames(page).join('; ')], group: id };
      }),
  );
  return [...ofCategories, ...all.flatMap(articles), ...terms];
}
