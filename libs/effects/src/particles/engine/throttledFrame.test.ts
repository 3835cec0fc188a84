import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const frameInterval = 1000 / 60;
let requestThrottledFrame: typeof import('./throttledFrame').requestThrottledFrame;
let cancelThrottledFrame: typeof import('./throttledFrame').cancelThrottledFrame;

beforeEach(async () => {
  // The module remembers the time of the last frame, and fake timers start again at 0 in each test.
  vi.resetModules();
  ({ requestThrottledFrame, cancelThrottledFrame } = await import('./throttledFrame'));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
});

afterEach(() => vi.useRealTimers());

test('runs the first callback in the next frame of the display', () => {
  const draw = vi.fn();
  requestThrottledFrame(draw);
  vi.advanceTimersByTime(frameInterval);
  expect(draw).toHaveBeenCalledOnce();
});

test('a loop draws in every second frame of a 60 Hz display, and requests no other', () => {
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  let drawn = 0;
  const loop = () => {
    drawn += 1;
    requestThrottledFrame(loop);
  };
  requestThrottledFrame(loop);
  vi.advanceTimersByTime(1000);
  expect(drawn).toBeGreaterThanOrEqual(29);
  expect(drawn).toBeLessThanOrEqual(34);
  expect(request.mock.calls.length - drawn).toBeLessThanOrEqual(1);
});

test('a cancelled callback never runs, whether its timer or its frame is pending', () => {
  const draw = vi.fn();
  cancelThrottledFrame(requestThrottledFrame(draw));
  requestThrottledFrame(() => undefined);
  vi.advanceTimersByTime(frameInterval);
  cancelThrottledFrame(requestThrottledFrame(draw));
  expect(vi.getTimerCount()).toBe(0);
  const handle = requestThrottledFrame(draw);
  vi.advanceTimersByTime(19);
  cancelThrottledFrame(handle);
  expect(vi.getTimerCount()).toBe(0);
  cancelThrottledFrame(handle);
  vi.advanceTimersByTime(100);
  expect(draw).not.toHaveBeenCalled();
});
