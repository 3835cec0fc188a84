import type { Page } from '@keystrand/content';
import type { Company, Site } from './site.ts';

/**
 * Returns llms.txt (llmstxt.org), an index of the site in Markdown for language models. Lists every page once by
 * category, in the order of the navigation with the category's main page first. Legal pages are in the section
 * 'Optional', which readers may skip.
 */
export function llmsText(
  { name, url, description, email }: Company,
  categories: Site['categories'],
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
  const section = (heading: string, ...entries: readonly string[]) =>
    `## ${heading}\n\n${entries.join('\n')}`;
  return [
    `# ${name}\n\n> ${description}`,
    `Prices depend on the scope of the work; a quote is made for each client. Contact: ${email}.`,
    section('Company', ...pageEntries((page) => !inCategory(page) && page.kind !== 'legal')),
    ...categories.map(({ id, label, path }) =>
      section(
        label,
        ...pageEntries((page) => page.path === path),
        ...pageEntries((page) => page.category === id && page.path !== path),
      ),
    ),
    section('Articles', ...articles),
    `${section('Optional', ...pageEntries((page) => !inCategory(page) && page.kind === 'legal'))}\n`,
  ].join('\n\n');
}
