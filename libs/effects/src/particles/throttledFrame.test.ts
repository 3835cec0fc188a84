import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const beat = 1000 / 60;
let nextFrame: typeof import('./throttledFrame').nextFrame;
let cancelFrame: typeof import('./throttledFrame').cancelFrame;

beforeEach(async () => {
  // The module remembers the last frame; each test has a clock of its own.
  vi.resetModules();
  ({ nextFrame, cancelFrame } = await import('./throttledFrame'));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
});

afterEach(() => vi.useRealTimers());

test('the first frame comes with the next beat', () => {
  const draw = vi.fn();
  nextFrame(draw);
  vi.advanceTimersByTime(beat);
  expect(draw).toHaveBeenCalledOnce();
});

test('a loop draws at every second beat, and asks for no other', () => {
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  let drawn = 0;
  const loop = () => {
    drawn += 1;
    nextFrame(loop);
  };
  nextFrame(loop);
  vi.advanceTimersByTime(1000);
  expect(drawn).toBeGreaterThanOrEqual(29);
  expect(drawn).toBeLessThanOrEqual(34);
  expect(asked.mock.calls.length - drawn).toBeLessThanOrEqual(1);
});

test('a frame taken back never comes, whether it rests or was asked for', () => {
  const draw = vi.fn();
  const pending = () => vi.getTimerCount();
  cancelFrame(nextFrame(draw));
  nextFrame(() => undefined);
  vi.advanceTimersByTime(beat);
  const resting = nextFrame(draw);
  cancelFrame(resting);
  expect(pending()).toBe(0);
  const asked = nextFrame(draw);
  vi.advanceTimersByTime(19);
  cancelFrame(asked);
  expect(pending()).toBe(0);
  cancelFrame(asked);
  vi.advanceTimersByTime(100);
  expect(draw).not.toHaveBeenCalled();
});
