import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../apps/site/dist');

/**
 * Bytes in brotli of a document before its content: head, critical CSS and header. With the response headers (about
 * 800 bytes) they leave a fifth of TCP's initial congestion window (ten packets of 1,460 bytes, RFC 6928) to the first text.
 * The content itself is not limited: copy may grow.
 */
const limit = 10_700;

it('sends the content of every document within the first flight of a connection', async () => {
  const documents = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const tooLarge: string[] = [];
  for (const file of documents) {
    const html = await readFile(join(dist, file), 'utf8');
    const size = brotliCompressSync(html.slice(0, html.indexOf('<main'))).length;
    if (size > limit) tooLarge.push(`${file}: ${String(size)} bytes`);
  }
  expect(documents).toContain('index.html');
  expect(tooLarge).toEqual([]);
});

/** Bytes in brotli. What a page loads in all is limited in apps/site-e2e/src/loading.e2e.ts. */
it.each([
  ['particles, their control and their worker', /^particles-(?!fallback-).*\.js\.br$/, 42_600],
  ['the style sheet', /^style-.*\.css\.br$/, 17_100],
])('limits %s', async (_, pattern, most) => {
  const assets = join(dist, 'assets');
  const files = (await readdir(assets)).filter((file) => pattern.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size));
  expect(files).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
});
