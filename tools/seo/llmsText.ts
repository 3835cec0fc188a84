import type { Article, Page } from '@keystrand/content';
import type { Company } from './site.ts';

interface Category {
  readonly id: string;
  readonly label: string;
  /** Path of the category's main page. */
  readonly path: string;
}

interface Entry {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

function section(heading: string, entries: readonly Entry[]): readonly string[] {
  if (entries.length === 0) return [];
  return [
    '',
    `## ${heading}`,
    '',
    ...entries.map(({ title, address, text }) => `- [${title}](${address}): ${text}`),
  ];
}

/**
 * Returns llms.txt (llmstxt.org), an index of the site in Markdown for language models. Lists every page once by
 * category, in the order of the navigation with the category's main page first. Legal pages are in the section
 * 'Optional', which readers may skip.
 */
export function llmsText(
  company: Pick<Company, 'name' | 'url' | 'description' | 'email'>,
  categories: readonly Category[],
  pages: readonly Page[],
): string {
  const entry = (page: Page): Entry => ({
    title: page.title,
    address: company.url + page.path,
    text: page.description,
  });
  const known = new Set(categories.map(({ id }) => id));
  const outside = pages.filter(({ category }) => category === undefined || !known.has(category));
  const articles: readonly Entry[] = pages.flatMap((page) =>
    page.kind === 'blog'
      ? page.articles.map(({ id, title, summary }: Article) => ({
          title,
          address: `${company.url}${page.path}#${id}`,
          text: summary,
        }))
      : [],
  );
  return [
    `# ${company.name}`,
    '',
    `> ${company.description}`,
    '',
    `Prices depend on the scope of the work; a quote is made for each client. Contact: ${company.email}.`,
    ...section('Company', outside.filter(({ kind }) => kind !== 'legal').map(entry)),
    ...categories.flatMap(({ id, label, path }) => {
      const inside = pages.filter(({ category }) => category === id);
      const first = inside.filter((page) => page.path === path);
      const rest = inside.filter((page) => page.path !== path);
      return section(label, [...first, ...rest].map(entry));
    }),
    ...section('Articles', articles),
    ...section('Optional', outside.filter(({ kind }) => kind === 'legal').map(entry)),
    '',
  ].join('\n');
}
