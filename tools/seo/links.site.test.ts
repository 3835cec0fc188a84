// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

/** Paths of the site by the `id` attributes in the document; files have none. */
const targets = new Map<string, ReadonlySet<string>>();
const documents = [...site.pages, { path: '/404', html: site.notFound }].map(({ path, html }) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  targets.set(path, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)));
  return { path, document };
});
for (const file of site.manifest.files) targets.set(file, new Set());

/** Returns the URLs of links, files, images and structured data. */
function urlsIn(document: Document): readonly string[] {
  const attributes = ['href', 'src', 'action'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const data = [...document.querySelectorAll('meta[content^="http"], script[type="application/ld+json"]')]
    .map((element) => element.getAttribute('content') ?? element.textContent)
    .flatMap((text) => [...text.matchAll(/https?:\/\/[^"\s\\#]+/g)].map(([url]) => url));
  return [...attributes, ...data];
}

it.each(documents)('$path links to existing pages, files and headings only', ({ path, document }) => {
  const own = urlsIn(document)
    .map((url) => new URL(url, site.origin + path))
    .filter(({ origin, pathname }) => origin === site.origin && pathname !== site.manifest.inbox);
  const broken = own.filter(({ pathname, hash }) => {
    const ids = targets.get(pathname);
    return !ids || (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))));
  });
  expect(broken.map(({ href }) => href)).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});
