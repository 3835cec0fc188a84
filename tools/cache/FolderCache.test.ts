import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cacheKey, FolderCache } from './FolderCache';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'keystrand-cache-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const text = (result: string) => vi.fn(() => Promise.resolve(Buffer.from(result)));

it('computes a result once, also for later builds', async () => {
  const folder = await temporaryFolder();
  const compute = text('result');
  for (let build = 1; build <= 2; build += 1) {
    const cache = await FolderCache.open('new', folder);
    expect(String(await cache.get('key', compute))).toBe('result');
    expect(String(await cache.get('key', compute))).toBe('result');
  }
  expect(compute).toHaveBeenCalledTimes(1);
});

it('stores nothing if computing fails', async () => {
  const folder = await temporaryFolder();
  const cache = await FolderCache.open('new', folder);
  await expect(cache.get('key', () => Promise.reject(new Error('no result')))).rejects.toThrow('no result');
  expect(String(await cache.get('key', text('second')))).toBe('second');
});

it('deletes what the last build has not used', async () => {
  const folder = await temporaryFolder();
  const first = await FolderCache.open('new', folder);
  await first.get('old', text('1'));
  await first.get('kept', text('2'));
  const second = await FolderCache.open('new', folder);
  await second.get('kept', text('3'));
  await second.prune();
  expect(await readdir(join(folder, 'new'))).toEqual(['kept']);
});

it('has different keys for different parts', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('a', new Uint8Array([98]))).toBe(cacheKey('a', 'b'));
});
