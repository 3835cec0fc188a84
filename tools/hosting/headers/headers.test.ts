import { describe, expect, it } from 'vitest';
import { documentPolicy } from './contentSecurityPolicy.ts';
import { documentHeaders, fileHeaders } from './headers.ts';

const manifest = {
  origin: 'https://site.example',
  paths: [],
  files: [],
  strictTransportSecurity: 'max-age=1',
};

/** Headers that visitors depend on, whatever the definition becomes: hosts are compared with the definition itself. */
const required: readonly (readonly [name: string, value: RegExp])[] = [
  ['Content-Security-Policy', /(?:^|;)frame-ancestors 'none'(?:;|$)/],
  ['Strict-Transport-Security', /^max-age=1$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Embedder-Policy', /^require-corp$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
];

const headersOf = { documents: documentHeaders(manifest), files: fileHeaders(manifest) };

it.each(required)('documents and files have a strict %s', (name, value) => {
  for (const headers of Object.values(headersOf)) expect(headers[name]).toMatch(value);
});

it('allows nothing in files opened on their own', () => {
  const policy = headersOf.files['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/self|unsafe/);
});

it('adds reports of the whole policy on request, without enforcing it twice', () => {
  expect(JSON.stringify(headersOf)).not.toMatch(/report/i);
  const reporting = { url: 'https://reports.example/?a=1', policy: "default-src 'none'" };
  const headers = documentHeaders({ ...manifest, reporting });
  const directives = ';report-to csp;report-uri https://reports.example/?a=1';
  expect(headers['Reporting-Endpoints']).toBe(`csp="${reporting.url}"`);
  expect(headers['Content-Security-Policy']).toBe(`frame-ancestors 'none'${directives}`);
  expect(headers['Content-Security-Policy-Report-Only']).toBe(`default-src 'none'${directives}`);
});

describe('the policy inside a document', () => {
  const hashes = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] };
  const directives = (policy: string) => policy.split(';');

  it('allows nothing by default, inline scripts and styles by hash, and the site itself', () => {
    const policy = documentPolicy(hashes);
    expect(directives(policy)).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'sha256-a'",
        "style-src 'self' 'sha256-b'",
        "connect-src 'self'",
        "form-action 'self' mailto:",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    // Browsers ignore the others in `meta` (CSP level 3, section 3.3).
    expect(policy).not.toMatch(/unsafe|frame-ancestors|report-uri|report-to|sandbox/);
    expect(documentPolicy({ ...hashes, formEndpoint: '/forms' })).toBe(policy);
  });

  it('allows the origin of the form endpoint, and further origins, each once', () => {
    const policy = documentPolicy({
      ...hashes,
      formEndpoint: 'https://forms.example/f',
      connectSources: ['https://vitals.example', 'https://forms.example'],
    });
    expect(directives(policy)).toContain("connect-src 'self' https://forms.example https://vitals.example");
    expect(directives(policy)).toContain("form-action 'self' mailto: https://forms.example");
  });
});
