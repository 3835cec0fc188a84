// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readBuiltSite } from '../seo/builtSite.ts';
import { sha256Source } from '../../.config/securityHeaders.ts';

const { pages, notFound } = readBuiltSite();
const documents = [...pages, { path: '/404', html: notFound }];

it.each(documents)('$path allows exactly its own inline script and style, before they occur', ({ html }) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const metas = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')];
  expect(metas).toHaveLength(1);
  const [meta] = metas;
  const policy = meta?.getAttribute('content') ?? '';
  const scripts = [...document.querySelectorAll('script:not([type])')];
  const styles = [...document.querySelectorAll('style')];
  const hashes = (elements: readonly Element[]) =>
    elements.map(({ textContent }) => sha256Source(textContent));
  expect(policy.split(';')).toContain(["script-src 'self'", ...hashes(scripts)].join(' '));
  expect(policy.split(';')).toContain(["style-src 'self'", ...hashes(styles)].join(' '));
  const first = document.querySelector('script, style, link');
  expect(meta && first && meta.compareDocumentPosition(first)).toBe(4);
});
