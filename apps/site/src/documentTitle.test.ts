// @vitest-environment node
import { notFoundPayload, pages } from '@keystrand/content/pages';
import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle';

it('has 30 to 60 characters on every page, and begins with its name on all but home', () => {
  for (const path of pages.paths) {
    const title = documentTitle(pages.get(path));
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    if (path !== '/') expect(title.startsWith(pages.get(path).title), title).toBe(true);
  }
});

it.each([
  ['/', 'Keystrand · Innovative IT & Blockchain Solutions'],
  ['/blog', 'Blog: security, software and blockchain notes · Keystrand'],
  ['/services/penetration-testing', 'Penetration Testing · Keystrand'],
  ['/404', 'Page not found · Keystrand'],
] as const)('of %s is %s', (path, title) => {
  expect(documentTitle(pages.has(path) ? pages.get(path) : notFoundPayload().page)).toBe(title);
});
