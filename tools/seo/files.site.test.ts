// @vitest-environment jsdom
import { globSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

function parseXml(path: string): Document {
  const document = new DOMParser().parseFromString(site.read(path).toString(), 'text/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}

const getText = (element: Element | undefined, name: string) =>
  element?.getElementsByTagName(name)[0]?.textContent ?? '';

const day = 86_400_000;

describe('sitemap', () => {
  it('lists the pages of the site, without the contact page whose dialog is open', () => {
    const locations = [...parseXml('/sitemap.xml').getElementsByTagName('loc')].map((loc) => loc.textContent);
    const paths = site.manifest.paths.filter((path) => path !== '/contact-popup');
    expect(locations.sort()).toEqual(paths.map((path) => site.origin + path).sort());
  });

  it('has dates of last changes, none of them in the future', () => {
    const dates = [...parseXml('/sitemap.xml').getElementsByTagName('lastmod')];
    expect(dates).not.toEqual([]);
    for (const { textContent } of dates) expect(Date.parse(textContent)).toBeLessThanOrEqual(Date.now());
  });

  it('is linked by robots.txt, which disallows nothing', () => {
    expect(site.read('/robots.txt').toString()).not.toContain('Disallow');
    expect(site.read('/robots.txt').toString()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

describe('feed', () => {
  const blog = site.pages.find(({ page }) => page.kind === 'blog')?.page;
  if (blog?.kind !== 'blog') throw new Error('The site has no blog page.');
  const document = parseXml('/feed.xml');
  const items = [...document.getElementsByTagName('item')];

  it('has the date of its newest article, not of the build', () => {
    const updated = Date.parse(getText(document.documentElement, 'lastBuildDate'));
    expect(updated).toBe(Math.max(...blog.articles.map(({ date }) => Date.parse(date))));
  });

  it('links each item to its anchor on the blog page, and encloses its social image with the size in bytes', () => {
    const html = site.pages.find(({ path }) => path === blog.path)?.html ?? '';
    for (const item of items) {
      const link = new URL(getText(item, 'link'));
      expect(link.origin + link.pathname).toBe(site.origin + blog.path);
      expect(html).toContain(`id="${link.hash.slice(1)}"`);
      const enclosure = item.getElementsByTagName('enclosure')[0];
      const picture = enclosure?.getAttribute('url')?.replace(site.origin, '') ?? '';
      expect(Number(enclosure?.getAttribute('length'))).toBe(site.read(picture).length);
      expect(enclosure?.getAttribute('type')).toBe('image/png');
    }
  });

  it('contains complete articles with absolute links', () => {
    expect(items).toHaveLength(blog.articles.length);
    for (const [index, item] of items.entries()) {
      const content = new DOMParser().parseFromString(getText(item, 'content:encoded'), 'text/html');
      for (const block of blog.articles[index]?.body ?? [])
        if (block.type === 'heading') expect(content.body.textContent).toContain(block.text);
      for (const link of content.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^[a-z]+:/);
    }
  });
});

describe('social images', () => {
  it('are PNGs of 1200 by 630 pixels, of at most 80 kB each, and are all different', async () => {
    const pictures = globSync('share/**/*.png', { cwd: site.dist });
    expect(pictures.length).toBeGreaterThanOrEqual(site.pages.length);
    const contents = new Set<string>();
    for (const file of pictures.map(site.read)) {
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(file.length).toBeLessThan(80_000);
      contents.add(file.toString('base64'));
    }
    expect(contents.size).toBe(pictures.length);
  });
});

describe('web manifest', () => {
  const manifest = JSON.parse(site.read('/manifest.webmanifest').toString()) as {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };

  it('lists icons that exist in the stated sizes', async () => {
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(site.read(src)).metadata();
      expect(`${String(width)}x${String(height)}`).toBe(sizes);
    }
  });
});

describe('icons', () => {
  it('are an SVG, an ICO file of 48 pixels and an Apple touch icon of 180 pixels', async () => {
    const drawing = parseXml('/favicon.svg').documentElement;
    expect(drawing.localName).toBe('svg');
    expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 (\d+) \1$/);
    const file = site.read('/favicon.ico');
    // Type 1 is an icon; width and height of the first image follow the header of six bytes.
    expect([file.readUInt16LE(2), file[6], file[7]]).toEqual([1, 48, 48]);
    const touchIcon = await sharp(site.read('/apple-touch-icon.png')).metadata();
    expect(touchIcon).toMatchObject({ format: 'png', width: 180, height: 180 });
  });
});

describe('security.txt', () => {
  const lines = site.read('/.well-known/security.txt').toString().split('\n');
  const getValue = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

  it('has a contact, its own URL, and an expiry date within a year (RFC 9116)', () => {
    expect(getValue('Contact')).toMatch(/^mailto:/);
    const expires = getValue('Expires') ?? '';
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    // Nx builds it again every month, so that a deployed build has at least the remaining 300 days to be replaced.
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 290 * day);
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * day);
    expect(getValue('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
  });
});

describe('licenses.txt', () => {
  const text = site.read('/licenses.txt').toString();

  it.each([
    ['react', 'Copyright (c) Meta Platforms'],
    ['react-dom', 'Copyright (c) Meta Platforms'],
    ['react-router', 'Copyright (c) Remix Software'],
    ['@ariakit/react-components', 'Copyright (c) 2025-present Ariakit'],
    ['@react-spring/web', 'Copyright (c) 2018-present Paul Henschel'],
    ['@tsparticles/engine', 'Copyright (c) 2020 Matteo Bruni'],
    ['@tabler/icons-react', 'Kuna'],
    ['@fontsource-variable/host-grotesk', 'SIL OPEN FONT LICENSE Version 1.1'],
    ['web-vitals', 'Apache License'],
  ])('names %s with its licence and copyright', (name, notice) => {
    const part = text.split(/^-{80}$/m).find((one) => new RegExp(`^${name}\\s`, 'm').test(one));
    expect(part).toContain(notice);
  });

  it('is named in humans.txt, which has the contact', () => {
    const humans = site.read('/humans.txt').toString();
    expect(humans).toContain(`${site.origin}/licenses.txt`);
    expect(humans).toMatch(/^Contact: \S+@\S+$/m);
  });
});
