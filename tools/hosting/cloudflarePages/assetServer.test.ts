import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import type { Metadata } from '@cloudflare/pages-shared/dist/asset-server/metadata.js';
import { describe, expect, it } from 'vitest';
import { cacheRules, documentHeaders, fileHeaders } from '../headers/headers.ts';
import { documentFile } from '../headers/HostingManifest.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { cloudflarePagesFiles } from './cloudflarePagesFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://site.example',
  paths: ['/', '/about', '/services', '/services/audits'],
  files: [
    '/.well-known/security.txt',
    '/assets/entry-abc.js',
    '/data/about.json',
    '/favicon.ico',
    '/feed.xml',
  ],
  strictTransportSecurity: 'max-age=1',
  reporting: { url: 'https://reports.example', policy: "default-src 'none'" },
};
const objects = new Set([
  ...manifest.paths.map((path) => `/${documentFile(path)}`),
  ...manifest.files,
  '/404.html',
]);

type Rules = NonNullable<Metadata['headers']>['rules'];

/** Parses a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
function parseHeadersFile(text: string): Rules {
  const rules: Record<string, { set: Record<string, string>; unset: string[] }> = {};
  let rule: (typeof rules)[string] | undefined;
  for (const line of text.split('\n').map((untrimmed) => untrimmed.trim())) {
    if (line.startsWith('/')) rules[line] = rule = { set: {}, unset: [] };
    else if (line.startsWith('! ')) rule?.unset.push(line.slice(2));
    else if (rule && line !== '') {
      const colon = line.indexOf(':');
      rule.set[line.slice(0, colon)] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** Sends a request to Cloudflare's own asset server, with our `_headers`. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return generateHandler({
    request: new Request(`https://site.example${path}`, options),
    metadata: {
      headers: { version: 2, rules: parseHeadersFile(cloudflarePagesFiles(manifest)['_headers'] ?? '') },
    },
    logError: (error) => {
      throw error;
    },
    findAssetEntryForPath: (asked) => Promise.resolve(objects.has(asked) ? asked : null),
    getAssetKey: (entry: string) => entry,
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: () => Promise.resolve({ body: null, contentType: 'text/html; charset=utf-8' }),
  });
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Returns the headers of a response except those that depend on the content. */
function settledHeaders(response: Response): Readonly<Record<string, string>> {
  const { etag: _etag, 'content-type': _type, ...others } = Object.fromEntries(response.headers);
  return others;
}

describe("Cloudflare Pages' asset server", () => {
  it.each(manifest.paths)('serves %s without a redirect, with the headers of documents', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(settledHeaders(response)).toEqual(
      lowerCased({ ...documentHeaders(manifest), 'Cache-Control': cacheRules.revalidatedTransformable }),
    );
  });

  it.each(manifest.files)('serves %s with the headers of files', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(settledHeaders(response)).toEqual(
      lowerCased({
        ...fileHeaders(manifest),
        'Cache-Control': path.startsWith('/assets/')
          ? cacheRules.hashedAsset
          : cacheRules.revalidatedTransformable,
      }),
    );
  });

  it.each([
    ['/feed.xml', 'application/rss+xml;charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('sends %s as %s', async (path, type) => {
    expect((await ask(path)).headers.get('content-type')).toBe(type);
  });

  it('sends the not-found page with status 404 and the headers of documents, never cached', async () => {
    const response = await ask('/unknown');
    expect(response.status).toBe(404);
    expect(settledHeaders(response)).toEqual(
      lowerCased({ ...documentHeaders(manifest), 'Cache-Control': cacheRules.notFound }),
    );
    expect((await ask('/assets/missing-abc.js')).headers.get('cache-control')).toBe(cacheRules.notFound);
  });

  it.each([
    ['/about/?a=1?b=2', '/about?a=1?b=2'],
    ['/services/', '/services'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it('keeps headers and cache rule in a 304 response', async () => {
    const { headers } = await ask('/about');
    const response = await ask('/about', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe(cacheRules.revalidatedTransformable);
  });

  it('rejects methods that change something', async () => {
    expect((await ask('/about', { method: 'POST' })).status).toBe(405);
  });
});
