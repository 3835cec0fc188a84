import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isHashedAsset } from '../headers/headers.ts';
import { documentFile } from '../headers/HostingManifest.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { encodings } from './Exchange.ts';
import type { Encoding, Exchange } from './Exchange.ts';

const pagePath = '/about';
const page = { status: 200, kind: 'document', file: 'about.html' } as const;
const missing = { status: 404, kind: 'notFound', file: '404.html' } as const;
const notModified = { status: 304, kind: 'document' } as const;
const preconditionFailed = { status: 412, kind: 'error' } as const;
const allow = { allow: 'GET, HEAD, OPTIONS' };

const past = 'Sun, 06 Nov 1994 08:49:37 GMT';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';

/** Every page and file, without compression, with all encodings, and with gzip alone. */
function resources({ paths, files }: HostingManifest): readonly Exchange[] {
  const all = [
    ...paths.map((path) => ({ path, kind: 'document', file: documentFile(path) }) as const),
    ...files.map(
      (path) => ({ path, kind: isHashedAsset(path) ? 'asset' : 'file', file: path.slice(1) }) as const,
    ),
  ];
  return all.flatMap(({ path, ...expected }): readonly Exchange[] => [
    { name: 'uncompressed', path, expected: { status: 200, ...expected } },
    {
      name: 'compressed',
      path,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      accepts: encodings,
      expected: { status: 200, ...expected },
    },
    {
      name: 'HEAD',
      method: 'HEAD',
      path,
      headers: { 'accept-encoding': 'gzip' },
      accepts: ['gzip'],
      expected: { status: 200, ...expected },
    },
  ]);
}

/** Values of Accept-Encoding and what they accept (RFC 9110, section 12.5.3). */
const acceptEncoding: Readonly<Record<string, readonly Encoding[]>> = {
  '': [],
  identity: [],
  br: ['br'],
  gzip: ['gzip'],
  'br, gzip': ['br', 'gzip'],
  'br;q=0': [],
  'br;q=0, gzip': ['gzip'],
  'br;q=0.000, gzip;q=0.5': ['gzip'],
  'gzip;q=0': [],
  'gzip;q=0, br': ['br'],
  'br;q=0.5': ['br'],
  'gzip;q=0.001': ['gzip'],
  'BR, GZIP': ['br', 'gzip'],
  brotli: [],
  'x-br': [],
  deflate: [],
};

const negotiation: readonly Exchange[] = Object.entries(acceptEncoding).flatMap(
  ([value, accepts]): readonly Exchange[] => {
    const headers = { 'accept-encoding': value };
    const name = `Accept-Encoding: ${value}`;
    return [
      { name, path: pagePath, headers, accepts, expected: page },
      { name, path: '/nowhere', headers, accepts, expected: missing },
    ];
  },
);

const proxied: readonly Exchange[] = [
  {
    name: 'through a proxy',
    path: pagePath,
    headers: { via: '1.1 proxy.example', 'accept-encoding': 'gzip' },
    accepts: ['gzip'],
    expected: page,
  },
];

/** RFC 9110, section 13. */
const preconditions: readonly Exchange[] = (
  [
    ['If-None-Match with the tag', ({ etag }) => ({ 'if-none-match': etag }), notModified],
    ['If-None-Match with a weak tag', ({ etag }) => ({ 'if-none-match': `W/${etag}` }), notModified],
    ['If-None-Match with a list', ({ etag }) => ({ 'if-none-match': `"x", ${etag}` }), notModified],
    ['If-None-Match *', () => ({ 'if-none-match': '*' }), notModified],
    ['If-None-Match with another tag', () => ({ 'if-none-match': '"x"' }), page],
    [
      'If-None-Match with another tag before If-Modified-Since',
      ({ lastModified }) => ({ 'if-none-match': '"x"', 'if-modified-since': lastModified }),
      page,
    ],
    [
      'If-Modified-Since with the date',
      ({ lastModified }) => ({ 'if-modified-since': lastModified }),
      notModified,
    ],
    ['If-Modified-Since with a later date', () => ({ 'if-modified-since': future }), notModified],
    ['If-Modified-Since with an earlier date', () => ({ 'if-modified-since': past }), page],
    ['If-Modified-Since without a date', () => ({ 'if-modified-since': 'yesterday' }), page],
    ['If-Match with the tag', ({ etag }) => ({ 'if-match': etag }), page],
    ['If-Match *', () => ({ 'if-match': '*' }), page],
    ['If-Match with another tag', () => ({ 'if-match': '"x"' }), preconditionFailed],
    ['If-Unmodified-Since with a later date', () => ({ 'if-unmodified-since': future }), page],
    ['If-Unmodified-Since with an earlier date', () => ({ 'if-unmodified-since': past }), preconditionFailed],
  ] as const satisfies readonly (readonly [string, NonNullable<Exchange['headers']>, Exchange['expected']])[]
).flatMap(([name, headers, expected]): readonly Exchange[] => [
  { name, path: pagePath, headers, expected },
  { name: `${name}, HEAD`, method: 'HEAD', path: pagePath, headers, expected },
]);

/** RFC 9110, section 14. */
function ranges(dist: string): readonly Exchange[] {
  const size = statSync(join(dist, page.file)).size;
  const part = (first: number, last: number) => ({ ...page, status: 206, range: [first, last] }) as const;
  const outOfRange = { status: 416, kind: 'error', file: page.file } as const;
  const values: Readonly<Record<string, Exchange['expected']>> = {
    'bytes=0-0': part(0, 0),
    'bytes=0-3': part(0, 3),
    'bytes=5-': part(5, size - 1),
    'bytes=-4': part(size - 4, size - 1),
    [`bytes=0-${String(size * 2)}`]: part(0, size - 1),
    [`bytes=-${String(size * 2)}`]: part(0, size - 1),
    [`bytes=${String(size)}-`]: outOfRange,
    'bytes=5-2': outOfRange,
    'bytes=36893488147419103232-': outOfRange,
    'bytes=0-3,10-12': page,
    'bytes=x-y': page,
    'items=0-3': page,
  };
  const ifRange = (name: string, headers: Exchange['headers'], expected: Exchange['expected']): Exchange => ({
    name,
    path: pagePath,
    headers: (validators) => ({
      range: 'bytes=0-3',
      ...(typeof headers === 'function' ? headers(validators) : headers),
    }),
    expected,
  });
  return [
    ...Object.entries(values).map(([range, expected]): Exchange => ({
      name: `Range: ${range}`,
      path: pagePath,
      headers: { range },
      expected,
    })),
    ifRange('If-Range with the tag', ({ etag }) => ({ 'if-range': etag }), part(0, 3)),
    ifRange('If-Range with the date', ({ lastModified }) => ({ 'if-range': lastModified }), part(0, 3)),
    ifRange('If-Range with another tag', { 'if-range': '"x"' }, page),
    ifRange('If-Range with another date', { 'if-range': past }, page),
    {
      name: 'Range of a missing page',
      path: '/nowhere',
      headers: { range: 'bytes=0-3', 'if-none-match': '*' },
      expected: missing,
    },
    {
      name: 'Range, HEAD',
      method: 'HEAD',
      path: pagePath,
      headers: { range: 'bytes=0-3' },
      expected: page,
    },
  ];
}

/** Paths without a resource: other spellings of pages, files that a host must hide, and attempts to leave the site. */
const unknownPaths = [
  '/nowhere',
  '/nowhere/',
  '/about/x',
  '/about/x/',
  '/About',
  '/ABOUT/',
  '/Robots.txt',
  '/index',
  '/index/',
  '/index.html',
  '/index.html.br',
  '/404',
  '/404/',
  '/404.html',
  '/about.html',
  '/about.html/',
  '/about.html.br',
  '/about.html.gz',
  '/robots.txt/',
  '/robots.txt.br',
  '/data/about.json.br',
  '/data/about.json.gz',
  '/data',
  '/data/',
  '/data/services',
  '/assets',
  '/assets/',
  '/assets/missing-01234567.js',
  '/manifest.json',
  '/hosting.json',
  '/.env',
  '/.git/config',
  '/.well-known/',
  '/.well-known/other.txt',
  '/assets/.hidden',
  '//',
  '//about',
  '//about/',
  '/services//siem',
  '//evil.example/',
  '//evil.example/about/',
  '/\\evil.example/',
  '/%5cEvil.example/',
  '/%2f%2fEvil.example/',
  '/about%2F',
  '/about%2Fx',
  '/about%3Fx',
  '/about%20',
  '/about.',
  '/about;x',
  '/about*',
  '/[a]bout',
  '/{path}',
  '/$uri',
  '/./about',
  '/about/.',
  '/x/../about',
  '/.well-known/../about',
  '/assets/../about',
  '/assets/..%2F404.html',
  '/*',
] as const;

const paths: readonly Exchange[] = [
  ...unknownPaths.map((path): Exchange => ({ name: 'unknown path', path, expected: missing })),
  { name: 'unknown path, HEAD', method: 'HEAD', path: '/nowhere', expected: missing },
  { name: 'unknown path with a query', path: '/nowhere?x=/about', expected: missing },
  ...['/about?', '/about?from=mail', '/about?a=1?b=2', '/about?//x', '/about?/../x.html', '/%61bout'].map(
    (path): Exchange => ({ name: 'another spelling', path, expected: page }),
  ),
  ...(
    [
      ['/about/', '/about'],
      ['/services/siem/', '/services/siem'],
      ['/about/?from=mail', '/about?from=mail'],
      ['/about/?a=1?b=2', '/about?a=1?b=2'],
      ['/about/?next=//evil.example/', '/about?next=//evil.example/'],
      ['/about/?a=%0d%0aX-Injected:%201', '/about?a=%0d%0aX-Injected:%201'],
    ] as const
  ).flatMap(([path, location]): readonly Exchange[] => {
    const expected = { status: 308, kind: 'redirect', headers: { location } } as const;
    return [
      { name: 'trailing slash', path, expected },
      { name: 'trailing slash, HEAD', method: 'HEAD', path, expected },
      { name: 'trailing slash at another host', path, headers: { host: 'evil.example:81' }, expected },
    ];
  }),
];

const methods: readonly Exchange[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].flatMap(
  (method) =>
    [pagePath, '/nowhere', '/robots.txt'].map((path): Exchange => ({
      name: 'other method',
      method,
      path,
      expected: { status: 405, kind: 'error', headers: allow },
    })),
);

const optionsRequest: Exchange = {
  name: 'other method',
  method: 'OPTIONS',
  path: pagePath,
  expected: { status: 204, kind: 'error', headers: allow },
};

/** Returns the requests that every server is asked, with the responses that they must get. */
export function exchanges(manifest: HostingManifest, dist: string): readonly Exchange[] {
  return [
    ...resources(manifest),
    ...negotiation,
    ...proxied,
    ...preconditions,
    ...ranges(dist),
    ...paths,
    ...methods,
    optionsRequest,
  ];
}
