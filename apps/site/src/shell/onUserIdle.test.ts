import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUserIdle, userIdleDelay } from './onUserIdle';

describe('onUserIdle', () => {
  const callback = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    callback.mockClear();
    vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 50));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('calls back after 4 s without input, when the browser is idle', () => {
    onUserIdle(callback);
    vi.advanceTimersByTime(userIdleDelay + 49);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('restarts the wait on %s', (type) => {
    onUserIdle(callback);
    vi.advanceTimersByTime(userIdleDelay - 1);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(userIdleDelay - 1);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(51);
    expect(callback).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(userIdleDelay * 2);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before and after the wait', () => {
    const cancelEarly = onUserIdle(callback);
    cancelEarly();
    const cancelLate = onUserIdle(callback);
    vi.advanceTimersByTime(userIdleDelay + 1);
    cancelLate();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    vi.advanceTimersByTime(userIdleDelay * 2);
    expect(callback).not.toHaveBeenCalled();
  });

  it('calls back without waiting for idle time where requestIdleCallback is missing', () => {
    vi.unstubAllGlobals();
    expect('requestIdleCallback' in window).toBe(false);
    onUserIdle(callback);
    vi.advanceTimersByTime(userIdleDelay);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
