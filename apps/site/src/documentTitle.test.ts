import { notFoundPayload, pages } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { documentTitle } from './documentTitle';

describe('documentTitle', () => {
  const titles = pages.paths.map((path) => {
    const page = pages.get(path);
    return { page, title: documentTitle(page) };
  });

  it('has 30 to 60 characters on every page', () => {
    expect(titles.length).toBeGreaterThan(60);
    expect(titles.filter(({ title }) => title.length < 30 || title.length > 60)).toEqual([]);
  });

  it('begins with the name of the page on all pages but home', () => {
    const others = titles.filter(({ page, title }) => !title.startsWith(page.title));
    expect(others.map(({ page }) => page.path)).toEqual(['/']);
  });

  it('puts the subject between name and company', () => {
    expect(documentTitle(pages.get('/blog'))).toBe(
      'Blog: security, software and blockchain notes · Keystrand',
    );
  });

  it('needs no subject', () => {
    expect(documentTitle(pages.get('/services/penetration-testing'))).toBe('Penetration Testing · Keystrand');
    expect(documentTitle(notFoundPayload().page)).toBe('Page not found · Keystrand');
  });
});
