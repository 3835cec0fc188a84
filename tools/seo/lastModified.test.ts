import { pages } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { lastModified } from './lastModified.ts';

describe('lastModified', () => {
  it('returns the date of a legal page', () => {
    const page = pages.get('/privacy-policy');
    expect(lastModified(page)).toBe(page.kind === 'legal' ? page.updated : 'not legal');
  });

  it('returns the date of the newest article for the blog, whatever their order', () => {
    const page = pages.get('/blog');
    if (page.kind !== 'blog') throw new Error('/blog is not of kind blog.');
    const dates = page.articles.map(({ date }) => date).sort();
    expect(lastModified({ ...page, articles: [...page.articles].reverse() })).toBe(dates.at(-1));
  });

  it('returns undefined for a page without a date', () => {
    expect(lastModified(pages.get('/about'))).toBeUndefined();
  });
});
