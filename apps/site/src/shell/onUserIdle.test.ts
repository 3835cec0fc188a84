import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled, onUserIdle } from './onUserIdle';

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

  it('leaves the page in peace for a while, and then waits for the browser to be idle', () => {
    onUserIdle(callback);
    vi.advanceTimersByTime(settled + 49);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('begins the wait anew at a %s', (sign) => {
    onUserIdle(callback);
    vi.advanceTimersByTime(settled - 1);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    vi.advanceTimersByTime(settled - 1);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(51);
    expect(callback).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    vi.advanceTimersByTime(settled * 2);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be called off before and after the wait', () => {
    const early = onUserIdle(callback);
    early();
    const late = onUserIdle(callback);
    vi.advanceTimersByTime(settled + 1);
    late();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    vi.advanceTimersByTime(settled * 2);
    expect(callback).not.toHaveBeenCalled();
  });

  it('does without idle time where the browser does not tell of it', () => {
    vi.unstubAllGlobals();
    expect('requestIdleCallback' in window).toBe(false);
    onUserIdle(callback);
    vi.advanceTimersByTime(settled);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
