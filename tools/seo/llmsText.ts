import type { Page } from '@keystrand/content';
import type { Company } from './site.ts';

interface Category {
  readonly id: string;
  readonly label: string;
  /** Path of the category's main page. */
  readonly path: string;
}

/**
 * Returns llms.txt (llmstxt.org), an index of the site in Markdown for language models. Lists every page once by
 * category, in the order of the navigation with the category's main page first. Legal pages are in the section
 * 'Optional', which readers may skip.
 */
export function llmsText(
  { name, url, description, email }: Pick<Company, 'name' | 'url' | 'description' | 'email'>,
  categories: readonly Category[],
  pages: readonly Page[],
): string {
  const entry = (title: string, address: string, text: string) => `- [${title}](${url}${address}): ${text}`;
  const pageEntries = (isIn: (page: Page) => boolean) =>
    pages.filter(isIn).map((page) => entry(page.title, page.path, page.description));
  const inCategory = ({ category }: Page) => categories.some(({ id }) => id === category);
  const articles = pages.flatMap((page) =>
    page.kind === 'blog'
      ? page.articles.map(({ id, title, summary }) => entry(title, `${page.path}#${id}`, summary))
      : [],
  );
  const sections: readonly (readonly [heading: string, entries: readonly string[]])[] = [
    ['Company', pageEntries((page) => !inCategory(page) && page.kind !== 'legal')],
    ...categories.map(({ id, label, path }): [string, string[]] => [
      label,
      [
        ...pageEntries((page) => page.path === path),
        ...pageEntries((page) => page.category === id && page.path !== path),
      ],
    ]),
    ['Articles', articles],
    ['Optional', pageEntries((page) => !inCategory(page) && page.kind === 'legal')],
  ];
  return [
    `# ${name}\n\n> ${description}`,
    `Prices depend on the scope of the work; a quote is made for each client. Contact: ${email}.`,
    ...sections.map(([heading, entries]) => `## ${heading}\n\n${entries.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
