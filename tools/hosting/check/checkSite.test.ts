import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Source } from '../../prerender/cspHash.ts';
import { writeCompressed } from '../../prerender/writeCompressed.ts';
import { createSiteServer } from '../../serve/createServer.ts';
import { documentPolicy } from '../headers/contentSecurityPolicy.ts';
import { hosts } from '../hosts.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { checks } from './checks.ts';
import { checkSite } from './checkSite.ts';
import { hostLimits } from './hostLimits.ts';
import type { SiteUnderTest } from './siteUnderTest.ts';

const script = '"/assets/entry-abc.js"';
const style = 'body{margin:0}';
const policy = documentPolicy({
  scriptHashes: [sha256Source(script)],
  styleHashes: [sha256Source(style)],
}).replaceAll("'", '&#x27;');
const filler = 'text that can be compressed '.repeat(40);
const page = (title: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${style}</style>` +
  `<script>${script}</script><link rel="stylesheet" href="/assets/style-abc.css"/></head><body><h1>${title}</h1>${filler}</body></html>`;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const content: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'contact.html': page('Contact').replace(
    '</body>',
    '<form name="contact" data-inbox="" action="/inquiries" method="post"></form></body>',
  ),
  '404.html': page('Page not found'),
  'assets/entry-abc.js': `/* ${filler} */`,
  'assets/style-abc.css': `/* ${filler} */`,
  'data/index.json': JSON.stringify([filler]),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  'feed.xml': '<rss/>',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset><url><loc>https://site.example/about</loc></url></urlset>',
  '.well-known/security.txt': `Contact: mailto:a@b.example\nExpires: ${inDays(300)}\n`,
};

/** Changes the response to a request, as a wrong host would. */
type Fault = (answer: Answer, request: IncomingMessage) => Partial<Answer> | undefined;

let folder: string;
let site: Server;
let proxy: Server;
let fault: Fault | undefined;
const requestsOfInbox: string[] = [];

const originOf = (server: Server) =>
  new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-check-'));
  await Promise.all(Object.entries(content).map(([file, text]) => writeCompressed(join(folder, file), text)));
  site = createSiteServer({
    dist: folder,
    manifest: {
      origin: 'https://site.example',
      paths: ['/', '/about', '/contact'],
      files: Object.keys(content)
        .filter((file) => !file.endsWith('.html'))
        .map((file) => `/${file}`),
    },
    inbox: {
      path: '/inquiries',
      listener: ({ method = '' }, response) => {
        requestsOfInbox.push(method);
        response.writeHead(method === 'OPTIONS' ? 204 : 405, { Allow: 'POST, OPTIONS' }).end();
      },
    },
  });
  await listen(site);
  proxy = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    void ask(originOf(site), url, { method, headers }).then((answer) => {
      const { status, headers: sent, body } = { ...answer, ...fault?.(answer, request) };
      const { 'content-length': _length, 'transfer-encoding': _coding, ...others } = sent;
      response.writeHead(status, others).end(body);
    });
  });
  await listen(proxy);
});

afterAll(async () => {
  for (const server of [site, proxy]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await rm(folder, { recursive: true });
});

async function failures(broken: Fault | undefined, host?: string): Promise<readonly string[]> {
  fault = broken;
  const results = await checkSite(originOf(proxy), { settings: {}, host });
  return results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
}

/** Returns a fault that changes headers of the responses for which a condition holds. */
const withHeaders =
  (
    headers: Readonly<Record<string, string | undefined>>,
    when = (_answer: Answer, _url: string) => true,
  ): Fault =>
  (answer, { url = '' }) =>
    when(answer, url)
      ? {
          headers: Object.fromEntries(
            Object.entries({ ...answer.headers, ...headers }).filter(([, value]) => value !== undefined),
          ),
        }
      : undefined;

const isPage = (_: Answer, url: string) => url === '/about';
const isFile = (_: Answer, url: string) => url === '/robots.txt';
const isMissing = ({ status }: Answer) => status === 404;

it('passes our own server, and posts nothing to its inbox', async () => {
  expect(await failures(undefined)).toEqual([]);
  expect(requestsOfInbox).toEqual(['OPTIONS', 'GET']);
});

it('asks nothing of a form that opens the mail program', async () => {
  requestsOfInbox.length = 0;
  const mailto: Fault = ({ body }, { url }) =>
    url === '/contact'
      ? { body: Buffer.from(body.toString().replace('action="/inquiries"', 'action="mailto:a@b.example"')) }
      : undefined;
  expect(await failures(mailto)).toEqual([]);
  expect(requestsOfInbox).toEqual([]);
});

it.each<[id: string, what: string, broken: Fault]>([
  ['pages', 'HTML without a charset', withHeaders({ 'content-type': 'text/html' }, isPage)],
  ['document-headers', 'a page that may be framed', withHeaders({ 'x-frame-options': undefined }, isPage)],
  ['document-headers', 'a policy twice', withHeaders({ 'content-security-policy': 'a, a' }, isPage)],
  [
    'file-headers',
    'a file with the policy of documents',
    withHeaders({ 'content-security-policy': "frame-ancestors 'none'" }, isFile),
  ],
  [
    'document-policy',
    'a changed inline style',
    ({ body }, { headers }) =>
      headers['accept-encoding'] === undefined
        ? { body: Buffer.from(body.toString().replace('margin:0', 'margin:1')) }
        : undefined,
  ],
  [
    'not-found',
    'a 404 response with other headers',
    withHeaders({ 'referrer-policy': undefined }, isMissing),
  ],
  ['not-found-cache', 'a 404 response that is kept', withHeaders({ 'cache-control': 'no-cache' }, isMissing)],
  [
    'document-cache',
    'pages that are used for ten minutes',
    withHeaders({ 'cache-control': 'max-age=600' }, isPage),
  ],
  [
    'asset-cache',
    'assets that are revalidated',
    withHeaders({ 'cache-control': 'no-cache' }, ({ status }, url) => status !== 404 && url.endsWith('.css')),
  ],
  [
    'trailing-slash',
    'a redirect without the query',
    withHeaders({ location: '/about' }, ({ status }) => status === 308),
  ],
  [
    'open-redirect',
    'a redirect to another host',
    (_, { url = '' }) =>
      url.startsWith('//') ? { status: 308, headers: { location: '//other.example' } } : undefined,
  ],
  [
    'hidden-files',
    'a second path for a document',
    (_, { url }) => (url === '/about.html' ? { status: 200 } : undefined),
  ],
  [
    'content-types',
    'a feed of a generic type',
    withHeaders({ 'content-type': 'application/xml' }, (_, url) => url === '/feed.xml'),
  ],
  ['compression', 'no Vary', withHeaders({ vary: undefined }, isPage)],
  [
    'compression',
    'a compressed body that is another file',
    (answer, { url }) =>
      url === '/about' && answer.headers['content-encoding'] === 'br'
        ? { body: Buffer.from([0x3b]) }
        : undefined,
  ],
  ['revalidation', 'no ETag', withHeaders({ etag: undefined }, isPage)],
  [
    'revalidation',
    'a 304 response without cache rule',
    withHeaders({ 'cache-control': undefined }, ({ status }) => status === 304),
  ],
  ['methods', 'a POST that succeeds', (_, { method }) => (method === 'POST' ? { status: 200 } : undefined)],
  ['inbox', 'a host without the inbox', (_, { url }) => (url === '/inquiries' ? { status: 404 } : undefined)],
  [
    'inbox',
    'an inbox that does not run',
    (_, { url }) => (url === '/inquiries' ? { status: 502 } : undefined),
  ],
  [
    'ranges',
    'a range that breaks the server',
    (_, { headers }) => (headers.range === 'bytes=5-2' ? { status: 502 } : undefined),
  ],
  [
    'security-txt',
    'contacts that expire soon',
    (_, { url }) =>
      url === '/.well-known/security.txt' ? { body: Buffer.from(`Expires: ${inDays(20)}\n`) } : undefined,
  ],
])('finds a failure of %s: %s', async (id, _what, broken) => {
  expect(await failures(broken)).toEqual([id]);
});

it('finds a missing script that browsers keep for a year', async () => {
  const immutable = withHeaders(
    { 'cache-control': 'public, max-age=31536000, immutable' },
    ({ status }, url) => status === 404 && url.startsWith('/assets/'),
  );
  expect(await failures(immutable)).toEqual(['not-found-cache', 'missing-asset']);
});

it('says what is wrong, and where', async () => {
  fault = withHeaders({ 'x-frame-options': 'SAMEORIGIN' }, isPage);
  const results = await checkSite(originOf(proxy), { settings: {} });
  expect(results.find(({ id }) => id === 'document-headers')?.details).toEqual([
    '/about: X-Frame-Options is "SAMEORIGIN", expected "DENY"',
  ]);
});

it('expects reports if the site was built with them', async () => {
  fault = undefined;
  const settings = { reporting: { url: 'https://reports.example/', policy: '' } };
  const results = await checkSite(originOf(proxy), { settings });
  const failed = results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  expect(failed).toEqual(['document-headers', 'not-found']);
});

it('does not count a known limit of the host', async () => {
  const broken = withHeaders({ 'cache-control': 'max-age=600' });
  const failed = await failures(broken);
  expect(failed).toEqual(['not-found-cache', 'missing-asset', 'document-cache', 'asset-cache']);
  expect(await failures(broken, 'github-pages')).toEqual([]);
});

it('explains that a page is not the site', async () => {
  fault = () => ({ body: Buffer.from('<h1>It works!</h1>'), headers: {} });
  await expect(checkSite(originOf(proxy), { settings: {} })).rejects.toThrow('Is this the site?');
});

describe('over HTTPS', () => {
  const answer = (status: number, headers: Answer['headers']): Promise<Answer> =>
    Promise.resolve({ status, headers, body: Buffer.from('') });
  const secure = (
    headers: Answer['headers'],
    redirect = answer(301, { location: 'https://site.example/about' }),
  ) =>
    ({
      origin: new URL('https://site.example'),
      ask: () => answer(200, headers),
      askWithoutTls: () => redirect,
      page: '/about',
      script: '/assets/entry-abc.js',
      styleSheet: '/assets/style-abc.css',
    }) satisfies SiteUnderTest;
  const run = (id: string, of: SiteUnderTest, strictTransportSecurity?: string) =>
    checks
      .find((check) => check.id === id)
      ?.run(of, strictTransportSecurity === undefined ? {} : { strictTransportSecurity });

  it('compares HSTS with the setting of the build', async () => {
    const sent = { 'strict-transport-security': 'max-age=1' };
    expect(await run('hsts', secure(sent), 'max-age=1')).toEqual([]);
    expect(await run('hsts', secure({}))).toEqual([]);
    expect(await run('hsts', secure(sent))).toContain(
      '/about: Strict-Transport-Security is "max-age=1", expected ""',
    );
    expect(await run('hsts', secure({}), 'max-age=1')).toHaveLength(3);
  });

  it('requires a permanent redirect from plain HTTP to the same path', async () => {
    expect(await run('http-redirect', secure({}))).toEqual([]);
    expect(
      await run('http-redirect', secure({}, answer(302, { location: 'https://site.example/about' }))),
    ).toHaveLength(1);
    expect(
      await run('http-redirect', secure({}, answer(301, { location: 'https://site.example/' }))),
    ).toHaveLength(1);
  });
});

it('knows the limits of real checks and hosts only', () => {
  const ids = checks.map(({ id }) => id);
  expect(Object.keys(hosts)).toEqual(expect.arrayContaining(Object.keys(hostLimits)));
  for (const limits of Object.values(hostLimits))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(limits)));
});
