import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableImport } from './retryableImport';

const chunk = { chatEngine: 'engine' };
const otherChunk = { chatEngine: 'from another address' };

const importFromAddress = vi.fn<(address: string) => Promise<unknown>>();

/** Returns an import function whose source is what a build makes of it. */
const built = (
  load: () => Promise<typeof chunk>,
  source = 'preload(()=>import(`./chatEngine-B1_c.js`),[0])',
) => Object.assign(load, { toString: () => `()=>${source}` });

const pending = () => new Promise<typeof chunk>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  importFromAddress.mockReset();
});

it.each([
  ['quotes', 'import("./chatEngine-B1_c.js")'],
  ['backticks, among preloaded files', 'preload(()=>import(`./chatEngine-B1_c.js`).then(e=>e.x),[0])'],
])('imports from a new address on each retry after a failure (address in %s)', async (_name, source) => {
  importFromAddress.mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(otherChunk);
  const importChunk = retryableImport(
    built(() => Promise.reject(new TypeError('network')), source),
    importFromAddress,
  );
  await expect(importChunk()).rejects.toThrow('network');
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(otherChunk);
  expect(importFromAddress.mock.calls).toEqual([
    ['./chatEngine-B1_c.js?again=1'],
    ['./chatEngine-B1_c.js?again=2'],
  ]);
});

it('imports from a new address once the import has stalled for 5 s', async () => {
  importFromAddress.mockResolvedValue(otherChunk);
  const importChunk = retryableImport(built(pending), importFromAddress);
  void importChunk();
  vi.advanceTimersByTime(4999);
  void importChunk();
  expect(importFromAddress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await importChunk()).toBe(otherChunk);
  expect(importFromAddress).toHaveBeenCalledOnce();
});

it('uses a stalled import that arrives before its retry', async () => {
  let resolve: (module: typeof chunk) => void = () => undefined;
  const original = new Promise<typeof chunk>((settle) => {
    resolve = settle;
  });
  importFromAddress.mockImplementation(pending);
  const importChunk = retryableImport(
    built(() => original),
    importFromAddress,
  );
  void importChunk();
  vi.advanceTimersByTime(5000);
  const retry = importChunk();
  resolve(chunk);
  expect(await retry).toBe(chunk);
  expect(await importChunk()).toBe(chunk);
});

it('repeats the original import if its source contains no address', async () => {
  const load = vi
    .fn<() => Promise<typeof chunk>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue(chunk);
  const importChunk = retryableImport(built(load, 'load(1)'));
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(chunk);
});
