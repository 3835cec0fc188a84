import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeLimit, withTimeout } from './timeLimit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the time limit of a chunk', () => {
  it('is 120 seconds', () => {
    expect(chunkTimeLimit).toBe(120_000);
  });

  it('lets through what arrives in time, and leaves no timer behind', async () => {
    await expect(withTimeout('code', Promise.resolve('here'))).resolves.toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('raises a named error at the limit, not before', async () => {
    const settled = vi.fn();
    const waiting = withTimeout('code of /blog', new Promise(() => undefined)).catch((error: unknown) => {
      settled(error);
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    const error = settled.mock.calls[0]?.[0] as ChunkLoadError;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      timedOut: true,
      message: 'The code of /blog did not arrive within 120 seconds.',
    });
  });

  it('names what could not be loaded, and why', async () => {
    const cause = new TypeError('network');
    await expect(withTimeout('data of /blog', Promise.reject(cause))).rejects.toMatchObject({
      message: 'The data of /blog could not be loaded.',
      timedOut: false,
      cause,
    });
    expect(vi.getTimerCount()).toBe(0);
  });
});
