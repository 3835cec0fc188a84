import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, filePolicy } from './headers.ts';
import type { HostingManifest } from './headers.ts';

const facts: HostingManifest = {
  paths: ['/', '/about', '/blog'],
  scriptHashes: ["'sha256-a'"],
  styleHashes: { '/': "'sha256-c'", '/about': "'sha256-b'", '/blog': "'sha256-b'", '/404': "'sha256-d'" },
};

function directive(name: string, policy: string): string | undefined {
  return policy.split('; ').find((one) => one.startsWith(`${name} `));
}

describe('the policy for forms', () => {
  it('lets them go to the site itself and to the mail program where no endpoint is built in', () => {
    const policy = contentSecurityPolicy(facts);
    expect(directive('connect-src', policy)).toBe("connect-src 'self'");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto:");
  });

  it('lets them go to the origin of the endpoint that the site was built with, by script and without', () => {
    const policy = contentSecurityPolicy({ ...facts, formEndpoint: 'https://forms.example/f/abc' });
    expect(directive('connect-src', policy)).toBe("connect-src 'self' https://forms.example");
    expect(directive('form-action', policy)).toBe("form-action 'self' mailto: https://forms.example");
  });

  it("needs nothing more for a path of the site's own host", () => {
    expect(contentSecurityPolicy({ ...facts, formEndpoint: '/forms' })).toBe(contentSecurityPolicy(facts));
  });
});

describe('the policy for styles', () => {
  const styles = (path?: string) => directive('style-src', contentSecurityPolicy(facts, path));

  it("names a page's own", () => {
    expect(styles('/')).toBe("style-src 'self' 'sha256-c'");
    expect(styles('/about')).toBe("style-src 'self' 'sha256-b'");
  });

  it("names the not-found page's for a path without a page", () => {
    expect(styles('/nowhere')).toBe("style-src 'self' 'sha256-d'");
  });

  it('names all, each once, where one policy has to fit every page', () => {
    expect(styles()).toBe("style-src 'self' 'sha256-b' 'sha256-c' 'sha256-d'");
  });
});

it('lets a file that is no document load, run and be framed by nothing', () => {
  expect(directive('default-src', filePolicy)).toBe("default-src 'none'");
  expect(directive('frame-ancestors', filePolicy)).toBe("frame-ancestors 'none'");
  expect(filePolicy).not.toMatch(/'self'|unsafe|sha256/);
});
