import { expect, it } from 'vitest';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { nginxFiles } from './nginxFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://www.keystrand.example',
  paths: ['/', '/about'],
  files: ['/assets/entry-abc.js', '/data/about.json', '/feed.xml', '/robots.txt', '/sitemap.xml'],
};

it('does not depend on pages and hashes, so that a deployment needs no new configuration', () => {
  const nextBuild = {
    ...manifest,
    paths: ['/', '/about', '/services/siem'],
    files: [...manifest.files.slice(1), '/assets/entry-def.js', '/data/services/siem.json'],
  };
  expect(Object.keys(nginxFiles(manifest))).toEqual(['keystrand.conf', 'keystrand-brotli.conf']);
  for (const [file, text] of Object.entries(nginxFiles(manifest)))
    expect(nginxFiles(nextBuild)[file]?.split('\n').sort()).toEqual(text.split('\n').sort());
});

it('needs the brotli module in one of the files only', () => {
  expect(nginxFiles(manifest)['keystrand.conf']).not.toContain('brotli');
  expect(nginxFiles(manifest)['keystrand-brotli.conf']).toContain('brotli_static on;');
});

it('sends quotation marks and dollar signs of a report URL as they are', () => {
  const reporting = { url: 'https://reports.example/$key?a="b"', policy: "default-src 'none'" };
  const text = nginxFiles({ ...manifest, reporting })['keystrand.conf'];
  expect(text).toContain('geo $keystrand_dollar {\n    default "$";\n}');
  expect(text).toContain(
    String.raw`add_header Reporting-Endpoints "csp=\"https://reports.example/${'${keystrand_dollar}'}key?a=\"b\"\"" always;`,
  );
});

it('passes requests to an inbox only if the site was built with one, on a path that is matched literally', () => {
  expect(nginxFiles(manifest)['keystrand.conf']).not.toContain('proxy_pass');
  for (const text of Object.values(nginxFiles({ ...manifest, inbox: '/a.b' }))) {
    expect(text).toContain('location = /a.b {');
    expect(text).toContain('location ^~ /a.b/ {');
    expect(text).toContain(String.raw`"~^/a\.b(?:/|\z)" 0;`);
  }
});

it('names the file whose media type is unknown', () => {
  expect(() => nginxFiles({ ...manifest, files: ['/data/x.unknown'] })).toThrow(
    'The media type of "/data/x.unknown" is unknown',
  );
});
