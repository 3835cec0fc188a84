import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

describe('paths', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about, uncompressed'],
    ['/about?from=mail', 'about, uncompressed'],
    ['/%61bout', 'about, uncompressed'],
    ['/services/audit', 'audit'],
    ['http://www.keystrand.example/about?a=1', 'about, uncompressed'],
    ['HTTP://www.keystrand.example', 'home'],
    ['http://www.keystrand.example?a=1', 'home'],
  ])('serves the page of %s, with revalidation', async (target, body) => {
    const response = await site.ask(target);
    expect(response.status).toBe(200);
    expect(response.body).toBe(body);
    expect(response.headers['cache-control']).toBe('no-cache, no-transform');
    expect(response.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it('lets browsers cache hashed assets for a year', async () => {
    const { headers, body } = await site.ask('/assets/entry-abc.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript');
    expect(body).toBe('code');
  });

  it.each([
    '/index.html',
    '/about.html',
    '/about.html.br',
    '/index',
    '/404',
    '/404.html',
    '/About',
    '/about/x',
    '/about%2F',
    '/services%2Faudit',
    '/services/',
    '/secret.txt',
    '/hosting.json',
    '/assets/entry-abc.js.gz',
    '/assets/',
    '/assets/entry-abc.js/',
    '/manifest.json#.js',
    '/about#x',
    '/%E0%A4',
    '/..%2fetc/passwd',
    '/../about',
    '/__proto__',
    '/constructor',
    '*',
    'ftp://localhost/about',
  ])('answers %s with the not-found page, uncached', async (target) => {
    const { status, headers, body } = await site.ask(target);
    expect(status).toBe(404);
    expect(body).toBe('not found');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers.etag).toBeUndefined();
  });

  it('ignores preconditions and ranges of unknown paths', async () => {
    const { status, body } = await site.ask('/nowhere', ['If-None-Match: *', 'Range: bytes=0-1']);
    expect(status).toBe(404);
    expect(body).toBe('not found');
  });
});

describe('redirects', () => {
  it.each([
    ['/about/', '/about'],
    ['/about/?a=1?b=2', '/about?a=1?b=2'],
    ['/about/?', '/about?'],
    ['/services/audit/?x', '/services/audit?x'],
    ['http://evil.example/about/', '/about'],
    ['/about/?next=//evil.example/%0d%0aSet-Cookie:a', '/about?next=//evil.example/%0d%0aSet-Cookie:a'],
  ])('sends %s to %s on the same host', async (target, location) => {
    const { status, headers } = await site.ask(target);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
  });

  it('percent-encodes bytes outside ASCII', async () => {
    const text = await site.exchange(
      Buffer.from('GET /about/?q=\xc3\xa9 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'latin1'),
    );
    expect(text).toMatch(/^HTTP\/1\.1 (?:308|400) /);
    if (text.includes(' 308 ')) expect(text).toContain('\r\nLocation: /about?q=%C3%A9\r\n');
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '//evil.example/about/',
    '//about/',
    '/about//',
    '/%0d%0aSet-Cookie:a=b/',
    '/about%0d%0a/',
    `/${'/'.repeat(10_000)}x`,
  ])('does not redirect %s', async (target) => {
    const { status, headers } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('rejects %s', async (method) => {
    const { status, headers } = await site.ask('/about', [], method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['*', '/about', '/nowhere'])('lists the allowed ones for OPTIONS %s', async (target) => {
    const { status, headers, body } = await site.ask(target, [], 'OPTIONS');
    expect(status).toBe(204);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(body).toBe('');
  });

  it.each(['/', '/about', '/nowhere', '/about/', '/picture.png', '/healthz'])(
    'answers HEAD %s like GET, without the body',
    async (target) => {
      const lines = ['Accept-Encoding: br'];
      const withoutDate = (head: string) => head.replace(/\r\nDate: .*/, '');
      const get = await site.ask(target, lines);
      const head = await site.ask(target, lines, 'HEAD');
      expect(withoutDate(head.head)).toBe(withoutDate(get.head));
      expect(Number(head.headers['content-length'])).toBe(get.body.length);
      expect(head.body).toBe('');
    },
  );
});

describe('security headers', () => {
  it.each(['/', '/about', '/nowhere'])(
    'of the document %s leave its policy to its meta element',
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBe('max-age=1');
    },
  );

  it.each(['/assets/entry-abc.js', '/about/', '/healthz'])('of %s allow nothing', async (path) => {
    const { headers } = await site.ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('answers health checks', async () => {
  const { status, headers, body } = await site.ask('/healthz');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe('ok\n');
});
