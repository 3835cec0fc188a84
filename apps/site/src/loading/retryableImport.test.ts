import { expect, it, vi } from 'vitest';
import { retryableImport } from './retryableImport';

const chunk = { chatEngine: 'engine' };

it('imports the chunk from its own address while nothing fails', async () => {
  const load = vi.fn(() => Promise.resolve(chunk));
  const importFromAddress = vi.fn();
  const importChunk = retryableImport(load, importFromAddress);
  expect(await importChunk()).toBe(chunk);
  expect(await importChunk()).toBe(chunk);
  expect(importFromAddress).not.toHaveBeenCalled();
});

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/chatEngine-B1_c.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/chatEngine-B1_c.js'],
])('imports from a new address on each retry in %s', async (_browser, message) => {
  const importFromAddress = vi
    .fn<(address: string) => Promise<unknown>>()
    .mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js'),
    )
    .mockResolvedValue(chunk);
  const importChunk = retryableImport(
    () => Promise.reject<typeof chunk>(new TypeError(message)),
    importFromAddress,
  );
  await expect(importChunk()).rejects.toThrow(message);
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(chunk);
  expect(importFromAddress.mock.calls).toEqual([
    ['https://a.example/assets/chatEngine-B1_c.js?again=1'],
    ['https://a.example/assets/chatEngine-B1_c.js?again=2'],
  ]);
});

it('retries with the original import if the browser does not report the address', async () => {
  const load = vi
    .fn<() => Promise<typeof chunk>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue(chunk);
  const importChunk = retryableImport(load);
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(chunk);
});
