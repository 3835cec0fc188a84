import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
let etag: string;
let modified: string;
beforeAll(async () => {
  site = await startFixture();
  const { headers } = await site.ask('/about', ['Accept-Encoding: br']);
  etag = headers.etag ?? '';
  modified = headers['last-modified'] ?? '';
});
afterAll(() => site.close());

const past = 'Sun, 06 Nov 1994 08:49:37 GMT';
const future = 'Sat, 01 Jan 2084 00:00:00 GMT';

/** Asks for the brotli copy of the page, with a header whose `ETAG` and `MODIFIED` are the current validators. */
const askWith = (...lines: string[]) =>
  site.ask('/about', [
    'Accept-Encoding: br',
    ...lines.map((line) => line.replace('ETAG', etag).replace('MODIFIED', modified)),
  ]);

describe('preconditions', () => {
  it.each([
    [['If-None-Match: ETAG']],
    [['If-None-Match: W/ETAG']],
    [['If-None-Match: "other", W/"one", ETAG , "last"']],
    [['If-None-Match: "other"', 'If-None-Match: ETAG']],
    [['If-None-Match: *']],
    [['If-None-Match: ETAG', `If-Modified-Since: ${past}`]],
    [['If-None-Match: ETAG', 'Cache-Control: no-cache']],
    [['If-None-Match: ETAG', 'Range: bytes=0-1']],
    [['If-Modified-Since: MODIFIED']],
    [[`If-Modified-Since: ${future}`]],
    [['If-Modified-Since: Friday, 01-Jan-49 00:00:00 GMT']],
    [['If-Modified-Since: Sat Jan  1 00:00:00 2084']],
  ])('answers %j with 304', async (lines) => {
    const { status, body } = await askWith(...lines);
    expect(status).toBe(304);
    expect(body).toBe('');
  });

  it.each([
    [['If-None-Match: "other"']],
    [['If-None-Match: etag-without-quotes']],
    [['If-None-Match: "other"', 'If-Modified-Since: MODIFIED']],
    [[`If-Modified-Since: ${past}`]],
    [['If-Modified-Since: 2084']],
    [['If-Modified-Since: tomorrow']],
    [['If-Match: ETAG']],
    [['If-Match: "other", ETAG']],
    [['If-Match: *']],
    [['If-Unmodified-Since: MODIFIED']],
    [['If-Unmodified-Since: nonsense']],
    [['If-Match: ETAG', `If-Unmodified-Since: ${past}`]],
  ])('answers %j with 200', async (lines) => {
    expect((await askWith(...lines)).status).toBe(200);
  });

  it.each([[['If-Match: "other"']], [['If-Match: W/ETAG']], [[`If-Unmodified-Since: ${past}`]]])(
    'answers %j with 412',
    async (lines) => {
      const { status, headers } = await askWith(...lines);
      expect(status).toBe(412);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('does not confuse the entity tags of encodings', async () => {
    expect((await site.ask('/about', ['Accept-Encoding: gzip', `If-None-Match: ${etag}`])).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])('updates the cached response with 304 to %s', async (method) => {
    const lines = ['Accept-Encoding: br', `If-None-Match: ${etag}`];
    const { status, headers, body } = await site.ask('/about', lines, method);
    expect(status).toBe(304);
    expect(body).toBe('');
    expect(headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache, no-transform',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(Date.parse(headers.date ?? '')).toBeGreaterThan(0);
    for (const name of [
      'content-type',
      'content-encoding',
      'content-length',
      'last-modified',
      'transfer-encoding',
    ])
      expect(headers, name).not.toHaveProperty(name);
  });

  it("sends a file's own policy with 304", async () => {
    const { status, headers } = await site.ask('/picture.png', ['If-None-Match: *']);
    expect(status).toBe(304);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=2-5', 2, 6],
    ['Bytes=2-5', 2, 6],
    ['bytes= 2-5 ', 2, 6],
    ['bytes=7-', 7, 10],
    ['bytes=7-99', 7, 10],
    ['bytes=0-18446744073709551616', 0, 10],
    ['bytes=-3', 7, 10],
    ['bytes=-10', 0, 10],
    ['bytes=-999', 0, 10],
    ['bytes=-18446744073709551617', 0, 10],
  ])('sends the part of "%s"', async (range, start, end) => {
    const { status, headers, body } = await site.ask('/picture.png', [`Range: ${range}`]);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${String(start)}-${String(end - 1)}/10`);
    expect(headers['content-length']).toBe(String(end - start));
    expect(body).toBe(picture.slice(start, end));
    expect(headers.etag).toBeDefined();
    expect(headers['content-type']).toBe('image/png');
  });

  it.each([
    'bytes=5-2',
    'bytes=10-',
    'bytes=10-20',
    'bytes=-0',
    'bytes=18446744073709551616-',
    `bytes=${'9'.repeat(400)}-`,
  ])('rejects "%s" with the size', async (range) => {
    const { status, headers } = await site.ask('/picture.png', [`Range: ${range}`]);
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    'lines=0-1',
    'lines=99-',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    '=0-1',
    'bytes=0-1,3-4',
    `bytes=${'0-0,'.repeat(3_000)}1-1`,
  ])('ignores "%s"', async (range) => {
    const { status, body, headers } = await site.ask('/picture.png', [`Range: ${range}`]);
    expect(status).toBe(200);
    expect(body).toBe(picture);
    expect(headers['accept-ranges']).toBe('bytes');
  });

  it('are ignored for HEAD (RFC 9110, section 14.2)', async () => {
    const { status, headers } = await site.ask('/picture.png', ['Range: bytes=0-1'], 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('10');
  });

  it('are parts of the encoded copy', async () => {
    const { status, body, headers } = await askWith('Range: bytes=-6');
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe('brotli');
  });

  it.each([
    ['ETAG', 206],
    ['MODIFIED', 206],
    ['W/ETAG', 200],
    ['"other"', 200],
    [past, 200],
    [future, 200],
  ])('with If-Range: %s get status %i', async (validator, status) => {
    expect((await askWith('Range: bytes=0-1', `If-Range: ${validator}`)).status).toBe(status);
  });
});
