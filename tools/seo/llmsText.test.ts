import { categories, company } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { llmsText } from './llmsText.ts';

const all = pages.paths.map((path) => pages.get(path));
const text = llmsText(company, categories, all);
const sections = text.split(/^## /m).slice(1);
const headings = sections.map((section) => section.slice(0, section.indexOf('\n')));
const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, address]) => address);

describe('llmsText', () => {
  it('starts with the name and the description as a quotation', () => {
    expect(text.startsWith(`# ${company.name}\n\n> ${company.description}\n`)).toBe(true);
  });

  it('lists every page once and every article by its anchor', () => {
    const articles = all.flatMap((page) => (page.kind === 'blog' ? page.articles.map(({ id }) => id) : []));
    expect([...links].sort()).toEqual(
      [
        ...pages.paths.map((path) => company.url + path),
        ...articles.map((id) => `${company.url}/blog#${id}`),
      ].sort(),
    );
  });

  it('orders categories like the navigation and puts the optional pages last', () => {
    expect(headings).toEqual(['Company', ...categories.map(({ label }) => label), 'Articles', 'Optional']);
    expect(sections.at(-1)).toContain('/privacy-policy');
  });

  it('starts each category with its main page', () => {
    categories.forEach(({ path }, index) => {
      const [, first] = /^- \[.+?\]\((.+?)\)/m.exec(sections[index + 1] ?? '') ?? [];
      expect(first).toBe(company.url + path);
    });
  });
});
