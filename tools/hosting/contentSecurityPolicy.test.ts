import { describe, expect, it } from 'vitest';
import { documentPolicy, filePolicy, headerPolicy } from './contentSecurityPolicy.ts';

const hashes = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] };

function directive(name: string, policy: string): string | undefined {
  return policy.split(';').find((one) => one.startsWith(`${name} `));
}

describe('the policy inside a document', () => {
  it('allows nothing by default, and inline scripts and styles by hash only', () => {
    const policy = documentPolicy(hashes);
    expect(directive('default-src', policy)).toBe("default-src 'none'");
    expect(directive('script-src', policy)).toBe("script-src 'self' 'sha256-a'");
    expect(directive('style-src', policy)).toBe("style-src 'self' 'sha256-b'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows the site itself and mailto: without an endpoint', () => {
    const policy = documentPolicy(hashes);
    expect(directive('connect-src', policy)).toBe("connect-src 'self'");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto:");
  });

  it("allows the endpoint's origin for requests and form submissions", () => {
    const policy = documentPolicy({ ...hashes, formEndpoint: 'https://forms.example/f/abc' });
    expect(directive('connect-src', policy)).toBe("connect-src 'self' https://forms.example");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto: https://forms.example");
  });

  it("needs no further source for an endpoint on the site's own host", () => {
    expect(documentPolicy({ ...hashes, formEndpoint: '/forms' })).toBe(documentPolicy(hashes));
  });

  it('allows requests to further origins, each listed once', () => {
    const policy = documentPolicy({
      ...hashes,
      formEndpoint: 'https://forms.example/f',
      connectSources: ['https://vitals.example', 'https://forms.example'],
    });
    expect(directive('connect-src', policy)).toBe(
      "connect-src 'self' https://forms.example https://vitals.example",
    );
  });

  it('contains no directive that browsers ignore in meta (CSP level 3, section 3.3)', () => {
    expect(documentPolicy(hashes)).not.toMatch(/frame-ancestors|report-uri|report-to|sandbox/);
  });
});

it('forbids framing in the headers of documents and files', () => {
  expect(headerPolicy).toBe("frame-ancestors 'none'");
  expect(directive('frame-ancestors', filePolicy)).toBe("frame-ancestors 'none'");
});

it('allows nothing in files opened on their own', () => {
  expect(directive('default-src', filePolicy)).toBe("default-src 'none'");
  expect(filePolicy).not.toContain("'self'");
});
