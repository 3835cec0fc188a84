import { expect, it } from 'vitest';
import { documentHeaders, fileHeaders } from './headers.ts';
import type { HostingManifest } from './HostingManifest.ts';

const manifest: HostingManifest = {
  origin: 'https://site.example',
  paths: ['/'],
  files: [],
  strictTransportSecurity: 'max-age=1',
};

it('sends HSTS only if it is set', () => {
  expect(documentHeaders(manifest)['Strict-Transport-Security']).toBe('max-age=1');
  expect(fileHeaders(manifest)['Strict-Transport-Security']).toBe('max-age=1');
  expect(documentHeaders({ origin: 'https://site.example', paths: [], files: [] })).not.toHaveProperty(
    'Strict-Transport-Security',
  );
});

it('asks for no reports by default', () => {
  expect(JSON.stringify(documentHeaders(manifest))).not.toMatch(/report/i);
});

it('asks for reports of the whole policy on request, without enforcing it twice', () => {
  const headers = documentHeaders({
    ...manifest,
    reporting: { url: 'https://reports.example/csp', policy: "default-src 'none'" },
  });
  expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp"');
  expect(headers['Content-Security-Policy']).toBe(
    "frame-ancestors 'none';report-to csp;report-uri https://reports.example/csp",
  );
  expect(headers['Content-Security-Policy-Report-Only']).toBe(
    "default-src 'none';report-to csp;report-uri https://reports.example/csp",
  );
});

it('encodes what would end the policy in the URL for reports', () => {
  const reporting = { url: 'https://reports.example/?a=1;b,c', policy: "default-src 'none'" };
  expect(documentHeaders({ ...manifest, reporting })['Content-Security-Policy']).toBe(
    "frame-ancestors 'none';report-to csp;report-uri https://reports.example/?a=1%3Bb%2Cc",
  );
});
