// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

function parseXml(path: string): Document {
  const document = new DOMParser().parseFromString(site.read(path).toString(), 'text/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}

const textOf = (element: Element | undefined, name: string) =>
  element?.getElementsByTagName(name)[0]?.textContent ?? '';

/** Width and height as a PNG states them (PNG specification, section 11.2.1). */
function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('the sitemap', () => {
  it('holds exactly the pages of the site', () => {
    const locations = [...parseXml('/sitemap.xml').getElementsByTagName('loc')].map((loc) => loc.textContent);
    expect(locations.sort()).toEqual(site.facts.paths.map((path) => site.origin + path).sort());
  });

  it('is named by robots.txt', () => {
    expect(site.read('/robots.txt').toString()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

describe('the feed', () => {
  const blog = site.pages.find(({ payload }) => payload.page.kind === 'blog')?.payload.page;
  if (blog?.kind !== 'blog') throw new Error('The site has no blog.');
  const document = parseXml('/feed.xml');
  const items = [...document.getElementsByTagName('item')];

  it('has every article, newest first', () => {
    expect(items.map((item) => textOf(item, 'title'))).toEqual(
      [...blog.articles].sort((a, b) => b.date.localeCompare(a.date)).map(({ title }) => title),
    );
  });

  it('leads each item to its anchor on the blog', () => {
    const html = site.pages.find(({ path }) => path === blog.path)?.html ?? '';
    for (const item of items) {
      const link = new URL(textOf(item, 'link'));
      expect(link.origin + link.pathname).toBe(site.origin + blog.path);
      expect(html).toContain(`id="${link.hash.slice(1)}"`);
    }
  });

  it('carries every article in full, with addresses that hold outside the site', () => {
    for (const item of items) {
      const content = new DOMParser().parseFromString(textOf(item, 'content:encoded'), 'text/html');
      expect((content.body.textContent ?? '').split(/\s+/).length).toBeGreaterThan(600);
      for (const link of content.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^[a-z]+:/);
    }
  });

  it('encloses pictures of the size that it states', () => {
    for (const item of items) {
      const enclosure = item.getElementsByTagName('enclosure')[0];
      const { pathname } = new URL(enclosure?.getAttribute('url') ?? '');
      expect(Number(enclosure?.getAttribute('length'))).toBe(site.read(pathname).length);
    }
  });
});

describe('the share pictures', () => {
  const pictures = site.list('/share').filter((file) => file.endsWith('.png'));

  it('are 1200 by 630 pixels', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(site.pages.length);
    for (const picture of pictures) expect(pngSize(site.read(picture))).toEqual({ width: 1200, height: 630 });
  });

  it('weigh no more than 3 MB together and 80 kB each', () => {
    const sizes = pictures.map((picture) => site.read(picture).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
  });

  it('differ from each other', () => {
    expect(new Set(pictures.map((picture) => site.read(picture).toString('base64'))).size).toBe(
      pictures.length,
    );
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(site.read('/manifest.webmanifest').toString()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };

  it('names icons that exist in the sizes that it states', () => {
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = pngSize(site.read(src));
      expect(`${String(width)}x${String(height)}`).toBe(sizes);
    }
  });
});

describe('security.txt', () => {
  const lines = site.read('/.well-known/security.txt').toString().split('\n');
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

  it('has a contact and has not expired', () => {
    expect(valueOf('Contact')).toMatch(/^mailto:/);
    expect(Date.parse(valueOf('Expires') ?? '')).toBeGreaterThan(Date.now());
  });

  it('stands where it says it stands', () => {
    expect(valueOf('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
  });
});

describe('llms.txt', () => {
  it('leads to every page', () => {
    const links = [
      ...site
        .read('/llms.txt')
        .toString()
        .matchAll(/\]\((\S+)\)/g),
    ].map(([, address]) => address);
    for (const path of site.facts.paths) expect(links).toContain(site.origin + path);
  });
});
