import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileCache } from './fileCache.ts';

const bytes = (text: string) => async () => Buffer.from(text);
const fail = async () => {
  throw new Error('made again');
};

describe('openFileCache', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'cache-')), 'inner');
  });
  afterEach(async () => {
    await rm(join(folder, '..'), { recursive: true });
  });

  it('makes a file once and keeps it for the next build', async () => {
    const first = await openFileCache(folder);
    expect(String(await first.get(['a'], bytes('drawn')))).toBe('drawn');
    expect(first.made).toBe(1);
    const second = await openFileCache(folder);
    expect(String(await second.get(['a'], fail))).toBe('drawn');
    expect(second.made).toBe(0);
  });

  it('tells apart parts that only together read the same', async () => {
    const cache = await openFileCache(folder);
    await cache.get(['ab', 'c'], bytes('one'));
    expect(String(await cache.get(['a', 'bc'], bytes('two')))).toBe('two');
  });

  it('takes bytes as parts', async () => {
    const cache = await openFileCache(folder);
    await cache.get([new Uint8Array([1, 2])], bytes('one'));
    expect(String(await cache.get([new Uint8Array([1, 3])], bytes('two')))).toBe('two');
    expect(String(await cache.get([new Uint8Array([1, 2])], fail))).toBe('one');
  });

  it('keeps nothing where the making fails', async () => {
    const cache = await openFileCache(folder);
    await expect(cache.get(['a'], fail)).rejects.toThrow('made again');
    expect(await readdir(folder)).toEqual([]);
  });

  it('prunes what this build has not asked for', async () => {
    const first = await openFileCache(folder);
    await first.get(['kept'], bytes('kept'));
    await first.get(['old'], bytes('old'));
    const second = await openFileCache(folder);
    await second.get(['kept'], fail);
    await second.prune();
    const third = await openFileCache(folder);
    expect(String(await third.get(['kept'], fail))).toBe('kept');
    await expect(third.get(['old'], fail)).rejects.toThrow('made again');
  });
});
