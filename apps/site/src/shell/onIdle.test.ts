import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdle } from './onIdle';

const callback = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  callback.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back when the browser is idle, after 1 s at the latest, unless it is cancelled', () => {
  const request = vi.fn((then: () => void) => setTimeout(then, 50));
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  onIdle(callback);
  onIdle(callback)();
  expect(request).toHaveBeenCalledWith(callback, { timeout: 1000 });
  vi.advanceTimersByTime(50);
  expect(callback).toHaveBeenCalledOnce();
});

it('waits for 300 ms where requestIdleCallback is missing, and can be cancelled', () => {
  onIdle(callback);
  onIdle(callback)();
  vi.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});
