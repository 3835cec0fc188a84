// @vitest-environment node
import { company } from '@keystrand/content';
import type { PagePayload } from '@keystrand/content';
import { notFoundPayload, payload } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './renderDocument';

const assets = {
  policy: "default-src 'none'",
  criticalStyle: 'p{color:red}',
  styleSheet: '/assets/style.css',
  bootstrap: 'start()',
  font: '/assets/font.woff2',
  build: '/assets/entry.js',
};

const render = (of: PagePayload) => renderDocument({ ...of, icons: {} }, '<p>Content</p>', assets);
const siem = render(payload('/services/siem'));

/** Returns the content of the only meta element with this name or property. */
function meta(html: string, name: string): string | undefined {
  const found = [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))];
  expect(found.length, name).toBeLessThan(2);
  return found[0]?.[1];
}

describe('renderDocument', () => {
  it('renders the canonical URL, Open Graph tags and Twitter card tags', () => {
    const address = `${company.url}/services/siem`;
    expect(siem).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(meta(siem, 'og:url')).toBe(address);
    expect(meta(siem, 'og:image')).toBe(`${company.url}/share/services/siem.png`);
    expect(meta(siem, 'og:image:width')).toBe('1200');
    expect(meta(siem, 'og:image:height')).toBe('630');
    expect(meta(siem, 'og:image:alt')).toContain(payload('/services/siem').page.title);
    expect(meta(siem, 'twitter:card')).toBe('summary_large_image');
    expect(meta(siem, 'og:description')).toBe(meta(siem, 'description'));
  });

  it('renders the canonical URL of home with a slash and its social image as home.png', () => {
    const home = render(payload('/'));
    expect(home).toContain(`<link rel="canonical" href="${company.url}/"/>`);
    expect(meta(home, 'og:image')).toBe(`${company.url}/share/home.png`);
  });

  it('links to the feed on home and the blog only', () => {
    expect(render(payload('/'))).toContain('type="application/rss+xml"');
    expect(render(payload('/blog'))).toContain('type="application/rss+xml"');
    expect(siem).not.toContain('application/rss+xml');
  });

  it('marks the not-found page noindex, without canonical URL, Open Graph tags or structured data', () => {
    const html = render(notFoundPayload());
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:');
    expect(html).not.toContain('application/ld+json');
    expect(meta(siem, 'robots')).toBeUndefined();
  });

  it('escapes structured data so that no text can close the script element', () => {
    const { page, ...rest } = payload('/services/siem');
    const hostile = '</script><script>alert(1)</script>';
    const html = render({ ...rest, page: { ...page, description: hostile } });
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hostile).slice(1, -1));
  });
});
