import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, filePolicy } from './headers.ts';
import type { HostingManifest } from './headers.ts';

const manifest: HostingManifest = {
  paths: ['/', '/about', '/blog'],
  scriptHashes: ["'sha256-a'"],
  styleHashes: { '/': "'sha256-c'", '/about': "'sha256-b'", '/blog': "'sha256-b'", '/404': "'sha256-d'" },
};

function directive(name: string, policy: string): string | undefined {
  return policy.split('; ').find((one) => one.startsWith(`${name} `));
}

describe('Content-Security-Policy for forms', () => {
  it('allows the site itself and mailto: without an endpoint', () => {
    const policy = contentSecurityPolicy(manifest);
    expect(directive('connect-src', policy)).toBe("connect-src 'self'");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto:");
  });

  it("allows the endpoint's origin for requests and form submissions", () => {
    const policy = contentSecurityPolicy({ ...manifest, formEndpoint: 'https://forms.example/f/abc' });
    expect(directive('connect-src', policy)).toBe("connect-src 'self' https://forms.example");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto: https://forms.example");
  });

  it("needs no further source for an endpoint on the site's own host", () => {
    expect(contentSecurityPolicy({ ...manifest, formEndpoint: '/forms' })).toBe(
      contentSecurityPolicy(manifest),
    );
  });
});

describe('Content-Security-Policy for styles', () => {
  const styles = (path?: string) => directive('style-src', contentSecurityPolicy(manifest, path));

  it('contains the hash of the page', () => {
    expect(styles('/')).toBe("style-src 'self' 'sha256-c'");
    expect(styles('/about')).toBe("style-src 'self' 'sha256-b'");
  });

  it('contains the hash of the not-found page for an unknown path', () => {
    expect(styles('/nowhere')).toBe("style-src 'self' 'sha256-d'");
  });

  it('contains every hash once without a path', () => {
    expect(styles()).toBe("style-src 'self' 'sha256-b' 'sha256-c' 'sha256-d'");
  });
});

it('allows files that are not documents nothing', () => {
  expect(directive('default-src', filePolicy)).toBe("default-src 'none'");
  expect(directive('frame-ancestors', filePolicy)).toBe("frame-ancestors 'none'");
  expect(filePolicy).not.toMatch(/'self'|unsafe|sha256/);
});
