import { expect, it } from 'vitest';
import type { HostingManifest } from '../HostingManifest.ts';
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
