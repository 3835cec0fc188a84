import { afterEach, expect, it, vi } from 'vitest';
import { chunk } from './chunk';

afterEach(() => {
  vi.useRealTimers();
});

it('loads once, and again after a failure, which names the chunk and the cause', async () => {
  const cause = new TypeError('network');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValue('module');
  const loadChunk = chunk('code of the menu', load);
  const first = loadChunk();
  expect(loadChunk()).toBe(first);
  await expect(first).rejects.toMatchObject({
    message: 'The code of the menu could not be loaded.',
    cause,
  });
  await expect(loadChunk()).resolves.toBe('module');
  await expect(loadChunk()).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails after 120 seconds, and can be tried again', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue('module');
  const loadChunk = chunk('code of the menu', load);
  const failed = vi.fn();
  const loading = loadChunk().catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'The code of the menu did not arrive within 120 seconds.' }),
  );
  await expect(loadChunk()).resolves.toBe('module');
});
