import { pages } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { lastModified } from './lastModified.ts';

describe('lastModified', () => {
  it('is the date that a legal page states', () => {
    const page = pages.get('/privacy-policy');
    expect(lastModified(page)).toBe(page.kind === 'legal' ? page.updated : 'not legal');
  });

  it('is the date of the newest article for the blog, in whatever order they stand', () => {
    const page = pages.get('/blog');
    if (page.kind !== 'blog') throw new Error('/blog is no blog.');
    const dates = page.articles.map(({ date }) => date).sort();
    expect(lastModified({ ...page, articles: [...page.articles].reverse() })).toBe(dates.at(-1));
  });

  it('is unknown where a page states none', () => {
    expect(lastModified(pages.get('/about'))).toBeUndefined();
  });
});
