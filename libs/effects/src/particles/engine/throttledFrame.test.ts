import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

/** Draws in a loop for a time in milliseconds, and returns the number of frames. */
function drawFor(milliseconds: number): number {
  let drawn = 0;
  const loop = () => {
    drawn += 1;
    requestThrottledFrame(loop);
  };
  requestThrottledFrame(loop);
  vi.advanceTimersByTime(milliseconds);
  return drawn;
}

test('a loop draws in every second frame of a 60 Hz display, and requests no other', () => {
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  const drawn = drawFor(1000);
  expect(drawn).toBeGreaterThanOrEqual(29);
  expect(drawn).toBeLessThanOrEqual(34);
  expect(request.mock.calls.length - drawn).toBeLessThanOrEqual(1);
});

test('draws seldom as long as frames come late', () => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 60),
  );
  const drawn = drawFor(2000);
  vi.unstubAllGlobals();
  // 250 ms and the delay of the frame itself.
  expect(drawn).toBeLessThanOrEqual(9);
});

test.each([0, 1])('a callback that is cancelled after %i ms never runs', (milliseconds) => {
  const draw = vi.fn();
  const handle = requestThrottledFrame(draw);
  vi.advanceTimersByTime(milliseconds);
  cancelThrottledFrame(handle);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(draw).not.toHaveBeenCalled();
});
