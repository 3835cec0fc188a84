import { expect, it } from 'vitest';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { caddyFiles } from './caddyFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://www.keystrand.example',
  paths: ['/', '/about'],
  files: ['/assets/entry-abc.js', '/data/about.json', '/feed.xml', '/robots.txt'],
};

it('does not depend on pages and hashes, so that a deployment needs no new configuration', () => {
  const nextBuild = {
    ...manifest,
    paths: ['/', '/about', '/services/siem'],
    files: ['/assets/entry-def.js', ...manifest.files.slice(1), '/data/services/siem.json'],
  };
  expect(caddyFiles(nextBuild)).toEqual(caddyFiles(manifest));
});

it('sends quotation marks and braces of a report URL as they are', () => {
  const reporting = { url: 'https://reports.example/?a={b}"', policy: "default-src 'none'" };
  const text = caddyFiles({ ...manifest, reporting })['Caddyfile'];
  expect(text).toContain(String.raw`Reporting-Endpoints "csp=\"https://reports.example/?a=\{b}\"\""`);
});

it('passes requests to an inbox only if the site was built with one, on a path that is matched literally', () => {
  expect(caddyFiles(manifest)['Caddyfile']).not.toContain('reverse_proxy');
  const text = caddyFiles({ ...manifest, inbox: '/a.b' })['Caddyfile'];
  expect(text).toContain(String.raw`path_regexp ^/a\.b(?:/|$)`);
});
