import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

describe('content negotiation', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0.000, gzip; q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity;q=0, *', 'br'],
    ['identity;q=0', undefined],
    ['deflate, zstd', undefined],
    ['', undefined],
    ['br;q=x', undefined],
    [',,;;==\t"', undefined],
    ['x'.repeat(8_000), undefined],
  ])('sends the copy that "%s" prefers', async (accepted, encoding) => {
    const lines = [`Accept-Encoding: ${accepted}`];
    for (const target of ['/about', '/nowhere']) {
      const { headers, body } = await site.ask(target, lines);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.endsWith(', brotli')).toBe(encoding === 'br');
      expect(body.endsWith(', gzip')).toBe(encoding === 'gzip');
    }
  });

  it('combines repeated headers', async () => {
    const { headers } = await site.ask('/about', ['Accept-Encoding: gzip;q=0.5', 'Accept-Encoding: br']);
    expect(headers['content-encoding']).toBe('br');
  });

  it('sends the file itself without Accept-Encoding, with Vary', async () => {
    const { headers, body } = await site.ask('/about');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body).toBe('about, uncompressed');
  });

  it('sends the only copy that exists', async () => {
    const { headers } = await site.ask('/assets/entry-abc.js', ['Accept-Encoding: gzip, br']);
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('sends no Vary for files without compressed copies', async () => {
    const { status, headers } = await site.ask('/picture.png', ['Accept-Encoding: br, identity;q=0']);
    expect(status).toBe(200);
    expect(headers.vary).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('gives each encoding an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await site.ask('/about', [`Accept-Encoding: ${encoding}`])).headers.etag,
      ),
    );
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(new Set(tags).size).toBe(3);
  });

  it('answers many different values', async () => {
    for (let count = 0; count < 450; count += 1)
      expect((await site.ask('/about', [`Accept-Encoding: x${String(count)}, br`])).status).toBe(200);
  });
});
