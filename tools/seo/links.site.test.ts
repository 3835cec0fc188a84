import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { check, LinkState } from 'linkinator';
import type { LinkResult } from 'linkinator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../serve/createServer.ts';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

describe('links of the served site', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createSiteServer({ dist: site.dist, manifest: site.manifest });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Follows every link from these paths; URLs of the published site are rewritten to the test server. */
  const crawl = async (paths: readonly string[]): Promise<readonly LinkResult[]> => {
    const { links } = await check({
      path: paths.map((path) => origin + path),
      recurse: true,
      checkFragments: true,
      redirects: 'error',
      concurrency: 8,
      timeout: 20_000,
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${site.origin.replaceAll('.', '\\.')}`), replacement: origin },
      ],
      // Called before and after a URL is rewritten.
      linksToSkip: async (link) => ![origin, site.origin].some((own) => link.startsWith(`${own}/`)),
    });
    return links;
  };

  const followed = (links: readonly LinkResult[]) => links.filter(({ state }) => state !== LinkState.SKIPPED);

  it('resolve, including fragments, pictures and structured data', async () => {
    const links = await crawl(site.manifest.paths);
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    expect(broken.map(({ url, parent, status }) => `${String(status)} ${url} on ${parent ?? '?'}`)).toEqual(
      [],
    );
    // Proves that the crawl reached every page and picture.
    const seen = new Set(followed(links).map(({ url }) => new URL(url).pathname));
    for (const path of site.manifest.paths) expect(seen).toContain(path);
    for (const path of site.list('/share').filter((file) => file.endsWith('.png')))
      expect(seen).toContain(path);
  });

  it('are reported if broken', async () => {
    const links = await crawl(['/no-such-page']);
    expect(links.some(({ state, status }) => state === LinkState.BROKEN && status === 404)).toBe(true);
  });

  it.each([
    ['/sitemap.xml', 'application/xml;charset=utf-8'],
    ['/feed.xml', 'application/rss+xml;charset=utf-8'],
    ['/robots.txt', 'text/plain;charset=utf-8'],
    ['/humans.txt', 'text/plain;charset=utf-8'],
    ['/llms.txt', 'text/plain;charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json;charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share/home.png', 'image/png'],
  ])('serve %s with type %s', async (path, type) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await response.arrayBuffer()).equals(site.read(path))).toBe(true);
  });

  it('that are broken lead to the not-found page, which is not indexed', async () => {
    const response = await fetch(`${origin}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  });
});
