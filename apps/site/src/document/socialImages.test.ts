// @vitest-environment node
import { pages } from '@keystrand/content/pages';
import type { Page } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { socialImageAlt, socialImages } from './socialImages';

const all = pages.paths.map((path) => pages.get(path));
const card = (page: Page) => renderToStaticMarkup(socialImages(page)[0]?.card);

it('returns a path for every page and every article, each once', () => {
  const paths = all.flatMap((page) => socialImages(page).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/share/home.png', '/share/services/siem.png']));
  const articles = all.flatMap((page) => (page.kind === 'blog' ? page.articles : []));
  for (const { id } of articles) expect(paths).toContain(`/share/blog/${id}.png`);
});

it('draws different strands for every page, and the same each time, with title and summary', () => {
  const strands = all.map((page) => [...card(page).matchAll(/ d="[^"]*"/g)].join(''));
  expect(new Set(strands).size).toBe(all.length);
  const page = pages.get('/services/siem');
  expect(card(page)).toBe(card(page));
  expect(card(page)).toContain(`>${page.title}<`);
  expect(card(page)).toContain(`>${page.summary}<`);
  expect(socialImageAlt(page)).toContain(page.title);
  expect(socialImageAlt(pages.get('/'))).not.toContain('Home');
});
