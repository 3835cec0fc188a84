import { describe, expect, it } from 'vitest';
import { cacheRules, documentHeaders, fileHeaders } from '../headers/headers.ts';
import { cloudflarePagesFiles, netlifyFiles } from './headersFile.ts';

const manifest = {
  origin: 'https://site.example',
  paths: ['/', '/about'],
  files: ['/assets/entry-Ab12Cd34.js', '/content/about.txt', '/feed.xml'],
  strictTransportSecurity: 'max-age=1',
};
const ofDocuments = documentHeaders(manifest);
const ofFiles = fileHeaders(manifest);

/** Returns the headers that a `_headers` file sets for a path: Netlify sends the last value, Cloudflare Pages all. */
function getHeaders(text: string, path: string, isJoined: boolean): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const [pattern = '', ...lines] of text.split('\n\n').map((rule) => rule.trim().split('\n')))
    if (pattern === path || (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))))
      for (const line of lines) {
        const [, removed, name = '', value = ''] = /^ {2}(?:! (.+)|([\w-]+): (.+))$/.exec(line) ?? [];
        const earlier = isJoined ? headers.get(name) : undefined;
        if (removed === undefined) headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
        else headers.delete(removed);
      }
  return Object.fromEntries(headers);
}

describe.each([
  ['Netlify', netlifyFiles, false, undefined],
  ['Cloudflare Pages', cloudflarePagesFiles, true, cacheRules.revalidatedTransformable],
])('%s', (name, filesFor, isJoined, revalidated) => {
  const headersFor = (path: string) => getHeaders(filesFor(manifest)['_headers'] ?? '', path, isJoined);

  it('documents have their headers, and are not kept', () => {
    const paths = ['/', '/about', '/unknown', ...(name === 'Netlify' ? ['/assets/missing.js'] : [])];
    for (const path of paths)
      expect(headersFor(path)).toEqual({ ...ofDocuments, 'Cache-Control': revalidated });
  });

  it('files have their headers and type, and only hashed ones are kept', () => {
    const asset = { ...ofFiles, 'Cache-Control': cacheRules.hashedAsset };
    expect(headersFor('/assets/entry-Ab12Cd34.js')).toMatchObject(asset);
    const { 'Cache-Control': rule, ...others } = headersFor('/content/about.txt');
    expect([rule, others]).toEqual([revalidated, expect.objectContaining(ofFiles)]);
    expect(headersFor('/feed.xml')).toHaveProperty('Content-Type', 'application/rss+xml;charset=utf-8');
  });
});
