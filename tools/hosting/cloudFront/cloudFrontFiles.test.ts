import { describe, expect, it } from 'vitest';
import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { cloudFrontFiles } from './cloudFrontFiles.ts';

const manifest: HostingManifest = {
  origin: 'https://www.site.example',
  paths: ['/', '/about', '/services/audits'],
  files: [
    '/.well-known/security.txt',
    '/assets/entry-abc.js',
    '/assets/replies-abc.json',
    '/data/about.json',
    '/data/services/audits.json',
    '/favicon.svg',
    '/feed.xml',
    '/sitemap.xml',
  ],
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
};

interface HeadersConfig {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
    readonly StrictTransportSecurity?: {
      readonly AccessControlMaxAgeSec: number;
      readonly IncludeSubdomains: boolean;
      readonly Preload: boolean;
    };
    readonly ContentTypeOptions?: object;
    readonly FrameOptions: { readonly FrameOption: string };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
  };
  readonly CustomHeadersConfig: { readonly Items: readonly { Header: string; Value: string }[] };
}

interface Behavior {
  readonly PathPattern: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly FunctionAssociations: readonly { readonly EventType: string }[];
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Properties: unknown }>>;
}

function templateOf(of: HostingManifest): Template {
  return JSON.parse(cloudFrontFiles(of)['template.json'] ?? '') as Template;
}

/** Returns the response headers that a policy of the template adds, as the CloudFront API documents them. */
function headersOf(template: Template, policy: string): Readonly<Record<string, string>> {
  const { ResponseHeadersPolicyConfig: config } = template.Resources[policy]?.Properties as {
    ResponseHeadersPolicyConfig: HeadersConfig;
  };
  const security = config.SecurityHeadersConfig;
  const hsts = security.StrictTransportSecurity;
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    ...(hsts
      ? {
          'Strict-Transport-Security': [
            `max-age=${String(hsts.AccessControlMaxAgeSec)}`,
            ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
            ...(hsts.Preload ? ['preload'] : []),
          ].join('; '),
        }
      : {}),
    ...(security.ContentTypeOptions ? { 'X-Content-Type-Options': 'nosniff' } : {}),
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** Returns whether a text matches a pattern of CloudFront or of the AWS CLI, where `*` also matches slashes. */
function matches(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(text);
}

/** Returns the name of the headers policy for a request: that of the first cache behaviour whose pattern matches. */
function policyFor(template: Template, path: string): string {
  const { DistributionConfig: config } = template.Resources['Distribution']?.Properties as {
    DistributionConfig: { DefaultCacheBehavior: Behavior; CacheBehaviors: readonly Behavior[] };
  };
  const behavior =
    config.CacheBehaviors.find(({ PathPattern }) => matches(PathPattern, path)) ??
    config.DefaultCacheBehavior;
  expect(behavior.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  return behavior.ResponseHeadersPolicyId.Ref;
}

describe('the headers of CloudFront', () => {
  const reporting = { url: 'https://reports.example', policy: "default-src 'none'" };

  it.each([
    ['as built by default', { ...manifest, strictTransportSecurity: 'max-age=63072000' }],
    ['with subdomains', manifest],
    ['with preload', { ...manifest, strictTransportSecurity: 'max-age=1; includeSubDomains; preload' }],
    ['without HSTS', { origin: manifest.origin, paths: manifest.paths, files: manifest.files }],
    ['with reports', { ...manifest, reporting }],
  ])('equal those of our server %s', (_, of) => {
    const template = templateOf(of);
    for (const path of [...of.paths, '/unknown', '/404.html'])
      expect(headersOf(template, policyFor(template, path)), path).toEqual(documentHeaders(of));
    for (const file of of.files)
      expect(headersOf(template, policyFor(template, file)), file).toEqual(fileHeaders(of));
  });

  it('are rejected beyond the quotas of CloudFront', () => {
    const long = { url: 'https://reports.example', policy: 'x'.repeat(11_000) };
    expect(() => templateOf({ ...manifest, reporting: long })).toThrow(
      'CloudFront allows 10240 characters in custom headers',
    );
  });
});

it('rejects pages whose path looks like a file', () => {
  expect(() => templateOf({ ...manifest, paths: ['/version-1.0'] })).toThrow(
    'The page "/version-1.0" has a dot in its path.',
  );
});

/** Returns the options of each `copy` command of the upload script. */
function copyCommands(of: HostingManifest): readonly (readonly string[])[] {
  return (cloudFrontFiles(of)['upload.sh'] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('copy --'))
    .map((line) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? ''));
}

/** Returns whether a command uploads a file: the last matching filter counts, as in the AWS CLI. */
function uploads(command: readonly string[], file: string): boolean {
  return command.reduce((included, option, index) => {
    const matched = () => matches(command[index + 1] ?? '', file);
    if (option === '--include') return included || matched();
    if (option === '--exclude') return included && !matched();
    return included;
  }, false);
}

describe('the upload script', () => {
  const commands = copyCommands(manifest);
  const option = (command: readonly string[], name: string) => command[command.indexOf(name) + 1];

  it.each([
    ['index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['services/audits.html', 'text/html;charset=utf-8', 'no-cache'],
    ['404.html', 'text/html;charset=utf-8', 'no-store'],
    ['assets/entry-abc.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['assets/replies-abc.json', 'application/json', 'public, max-age=31536000, immutable'],
    ['data/services/audits.json', 'application/json', 'no-cache'],
    ['.well-known/security.txt', 'text/plain;charset=utf-8', 'no-cache'],
    ['favicon.svg', 'image/svg+xml', 'no-cache'],
    ['feed.xml', 'application/rss+xml;charset=utf-8', 'no-cache'],
    ['sitemap.xml', 'application/xml;charset=utf-8', 'no-cache'],
  ])('uploads %s once, as %s with %s', (file, type, cacheControl) => {
    const matching = commands.filter((command) => uploads(command, file));
    expect(matching).toHaveLength(1);
    expect(option(matching[0] ?? [], '--content-type')).toBe(type);
    expect(option(matching[0] ?? [], '--cache-control')).toBe(cacheControl);
  });

  it('uploads assets before the documents that refer to them', () => {
    const indexOf = (file: string) => commands.findIndex((command) => uploads(command, file));
    expect(indexOf('assets/entry-abc.js')).toBeLessThan(indexOf('index.html'));
  });

  it('fails for a file of an unknown media type', () => {
    expect(() => copyCommands({ ...manifest, files: ['/notes.unknown'] })).toThrow(
      'The media type of "/notes.unknown" is unknown',
    );
  });
});
