// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './withTimeout';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('withTimeout', () => {
  const createError = () => new Error('too late');

  it('resolves with a value that arrives in time and clears its timer', async () => {
    await expect(withTimeout(Promise.resolve('value'), 1000, createError)).resolves.toBe('value');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason of the promise and clears its timer', async () => {
    const reason = new TypeError('network');
    await expect(withTimeout(Promise.reject(reason), 1000, createError)).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the created error after the time-out, not before', async () => {
    const rejected = vi.fn();
    const waiting = withTimeout(new Promise(() => undefined), 1000, createError).catch(rejected);
    await vi.advanceTimersByTimeAsync(999);
    expect(rejected).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(rejected).toHaveBeenCalledExactlyOnceWith(new Error('too late'));
  });
});
