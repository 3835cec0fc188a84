import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fallbackDelay, idleTimeout, onIdle } from './onIdle';

describe('onIdle', () => {
  const callback = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    callback.mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('calls back once when the browser is idle, and asks for it within a second', () => {
    const request = vi.fn((then: () => void) => setTimeout(then, 50));
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    onIdle(callback);
    expect(request).toHaveBeenCalledExactlyOnceWith(callback, { timeout: idleTimeout });
    vi.advanceTimersByTime(50);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 50));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    onIdle(callback)();
    vi.advanceTimersByTime(idleTimeout);
    expect(callback).not.toHaveBeenCalled();
  });

  it('waits for a fixed time where requestIdleCallback is missing, and can be cancelled', () => {
    expect('requestIdleCallback' in window).toBe(false);
    onIdle(callback);
    vi.advanceTimersByTime(fallbackDelay - 1);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    onIdle(callback)();
    vi.advanceTimersByTime(fallbackDelay);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
