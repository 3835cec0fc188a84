import { expect, it } from 'vitest';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { cloudflarePagesFiles } from './cloudflarePagesFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://site.example',
  paths: ['/', '/about', '/services/audit'],
  files: ['/assets/entry-abc.js', '/assets/style-abc.css', '/services/plan.pdf', '/robots.txt'],
};

function rulePaths(of: HostingManifest): readonly string[] {
  return (cloudflarePagesFiles(of)['_headers'] ?? '').split('\n').filter((line) => line.startsWith('/'));
}

it('groups the files of a folder, except if it also contains pages', () => {
  expect(rulePaths(manifest)).toEqual(['/*', '/assets/*', '/services/plan.pdf', '/robots.txt']);
});

it('rejects more than 100 rules, which Cloudflare would ignore', () => {
  const files = Array.from({ length: 100 }, (_, index) => `/file-${String(index)}.pdf`);
  expect(rulePaths({ ...manifest, files: files.slice(1) })).toHaveLength(100);
  expect(() => cloudflarePagesFiles({ ...manifest, files })).toThrow(
    'Cloudflare Pages allows 100 header rules; the site needs 101.',
  );
});

it('rejects lines of more than 2,000 characters', () => {
  const withPolicy = (length: number) => ({
    ...manifest,
    reporting: { url: 'https://reports.example', policy: 'x'.repeat(length) },
  });
  const rest = '  Content-Security-Policy-Report-Only: ;report-to csp;report-uri https://reports.example'
    .length;
  expect(() => cloudflarePagesFiles(withPolicy(2000 - rest))).not.toThrow();
  expect(() => cloudflarePagesFiles(withPolicy(2001 - rest))).toThrow(
    'allows 2000 characters a line; this one has 2001:   Content-Security-Policy-Report-Only',
  );
});
