import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCompressed } from './writeCompressed.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-compressed-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes a text file into a new folder with brotli and gzip copies of the same content', async () => {
  const text = 'the same words, '.repeat(50);
  const file = join(folder, 'new/page.html');
  await writeCompressed(file, text);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

it('writes no copies that would be larger, and none of compressed formats', async () => {
  await writeCompressed(join(folder, 'short.txt'), 'a');
  await writeCompressed(join(folder, 'photo.png'), Buffer.alloc(1000));
  expect((await readdir(folder)).sort()).toEqual(['photo.png', 'short.txt']);
});
