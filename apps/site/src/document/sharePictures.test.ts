import { pages } from '@keystrand/content/pages';
import type { Page } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sharePictures } from './sharePictures';
import { sharePictureAlt } from './sharePictureText';

const all = pages.paths.map((path) => pages.get(path));

const card = (page: Page) => renderToStaticMarkup(sharePictures(page)[0]?.card);

describe('sharePictures', () => {
  it('returns a unique path for every page and every article', () => {
    const paths = all.flatMap((page) => sharePictures(page).map(({ path }) => path));
    const articles = all.flatMap((page) => (page.kind === 'blog' ? page.articles : []));
    expect(new Set(paths).size).toBe(pages.paths.length + articles.length);
    for (const path of paths) expect(path).toMatch(/^\/share\/[a-z0-9/-]+\.png$/);
  });

  it('draws different strands for every page', () => {
    const strands = all.map((page) => [...card(page).matchAll(/ d="[^"]*"/g)].join(''));
    expect(new Set(strands).size).toBe(all.length);
  });

  it('returns equal markup for the same page', () => {
    const page = pages.get('/services/siem');
    expect(card(page)).toBe(card(page));
  });

  it('shows the title and the summary', () => {
    const page = pages.get('/services/siem');
    expect(card(page)).toContain(`>${page.title}<`);
    expect(card(page)).toContain(`>${page.summary}<`);
  });
});

describe('sharePictureAlt', () => {
  it('contains the title that is shown on the picture', () => {
    expect(sharePictureAlt(pages.get('/contact'))).toContain(pages.get('/contact').title);
    expect(sharePictureAlt(pages.get('/'))).not.toContain('Home');
  });
});
