import { pages } from '@keystrand/content/pages';
import type { Page } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { sharePictures } from './sharePictures';
import { shareAlternative } from './shareTitle';

const all = pages.paths.map((path) => pages.get(path));

const card = (page: Page) => sharePictures(page)[0]?.markup ?? '';

describe('sharePictures', () => {
  it('gives every page and every article an address of its own', () => {
    const paths = all.flatMap((page) => sharePictures(page).map(({ path }) => path));
    const articles = all.flatMap((page) => (page.kind === 'blog' ? page.articles : []));
    expect(new Set(paths).size).toBe(pages.paths.length + articles.length);
    for (const path of paths) expect(path).toMatch(/^\/share\/[a-z0-9/-]+\.png$/);
  });

  it('draws strands that no other page has', () => {
    const strands = all.map((page) => [...card(page).matchAll(/ d="[^"]*"/g)].join(''));
    expect(new Set(strands).size).toBe(all.length);
  });

  it('draws the same card for the same page', () => {
    const page = pages.get('/services/siem');
    expect(card(page)).toBe(card(page));
  });

  it('puts the title and one sentence on the card', () => {
    const page = pages.get('/services/siem');
    expect(card(page)).toContain(`>${page.title}<`);
    expect(card(page)).toContain(`>${page.summary}<`);
  });
});

describe('shareAlternative', () => {
  it('says the words that stand on the picture', () => {
    expect(shareAlternative(pages.get('/contact'))).toContain(pages.get('/contact').title);
    expect(shareAlternative(pages.get('/'))).not.toContain('Home');
  });
});
