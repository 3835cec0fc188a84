import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, it } from 'vitest';
import { cacheRules, documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { netlifyFiles } from './netlifyFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://site.example',
  paths: ['/', '/about', '/services/audits'],
  files: ['/.well-known/security.txt', '/assets/entry-abc.js', '/data/about.json', '/feed.xml'],
  strictTransportSecurity: 'max-age=1',
};

/** Parses `_headers` with Netlify's own parser and returns the values of all matching rules, in order. */
async function readRules(of: HostingManifest) {
  const folder = await mkdtemp(join(tmpdir(), 'keystrand-netlify-'));
  const file = join(folder, '_headers');
  await writeFile(file, netlifyFiles(of)['_headers'] ?? '');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  await rm(folder, { recursive: true });
  expect(errors).toEqual([]);
  return (path: string) =>
    headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path)).map(({ values }) => values);
}

const matching = await readRules(manifest);
/** As in Netlify's command-line program, the last of several values counts. */
const headersFor = (path: string) => Object.assign({}, ...matching(path)) as Record<string, string>;

describe('the headers of Netlify', () => {
  it.each([...manifest.paths, '/unknown', '/about/'])('equal those of documents for %s', (path) => {
    // Netlify's own Cache-Control has the same effect.
    expect(headersFor(path)).toEqual(documentHeaders(manifest));
  });

  it.each(manifest.files)('equal those of files for %s', (path) => {
    const {
      'Cache-Control': cacheControl,
      'Content-Type': _type,
      'Speculation-Rules': _rules,
      ...others
    } = headersFor(path);
    expect(others).toEqual(fileHeaders(manifest));
    expect(cacheControl).toBe(path.startsWith('/assets/') ? cacheRules.hashedAsset : undefined);
  });

  it('apply the same policy if values of several rules are joined', () => {
    const policies = matching('/data/about.json').map((values) => values['Content-Security-Policy']);
    expect(policies).toEqual([
      documentHeaders(manifest)['Content-Security-Policy'],
      fileHeaders(manifest)['Content-Security-Policy'],
    ]);
  });

  it('set no other header twice', () => {
    for (const path of [...manifest.paths, ...manifest.files]) {
      const names = matching(path).flatMap((values) => Object.keys(values));
      const repeated = names.filter((name, index) => names.indexOf(name) < index);
      expect(repeated.filter((name) => name !== 'Content-Security-Policy')).toEqual([]);
    }
  });

  it('let nobody cache the response for a missing asset', () => {
    expect(headersFor('/assets/missing-abc.js')).toEqual(documentHeaders(manifest));
  });

  it('name the type of the feed', () => {
    expect(headersFor('/feed.xml')['Content-Type']).toBe('application/rss+xml;charset=utf-8');
  });
});
