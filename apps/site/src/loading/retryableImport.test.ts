import { expect, it, vi } from 'vitest';
import { retryableImport } from './retryableImport';

const chunk = { chatEngine: 'engine' };

it('imports as it is told while nothing fails', async () => {
  const load = vi.fn(() => Promise.resolve(chunk));
  const loadAddress = vi.fn();
  const importChunk = retryableImport(load, loadAddress);
  expect(await importChunk()).toBe(chunk);
  expect(await importChunk()).toBe(chunk);
  expect(loadAddress).not.toHaveBeenCalled();
});

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/chatEngine-B1_c.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/chatEngine-B1_c.js'],
])('after a failure in %s imports under another address each time', async (_browser, message) => {
  const loadAddress = vi
    .fn<(address: string) => Promise<unknown>>()
    .mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js'),
    )
    .mockResolvedValue(chunk);
  const importChunk = retryableImport(
    () => Promise.reject<typeof chunk>(new TypeError(message)),
    loadAddress,
  );
  await expect(importChunk()).rejects.toThrow(message);
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(chunk);
  expect(loadAddress.mock.calls).toEqual([
    ['https://a.example/assets/chatEngine-B1_c.js?again=1'],
    ['https://a.example/assets/chatEngine-B1_c.js?again=2'],
  ]);
});

it('imports as before where the browser names no address', async () => {
  const load = vi
    .fn<() => Promise<typeof chunk>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue(chunk);
  const importChunk = retryableImport(load);
  await expect(importChunk()).rejects.toThrow();
  expect(await importChunk()).toBe(chunk);
});
