import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const skipTransition = vi.fn();
let capture: () => Promise<void>;
let transition: typeof import('./pageTransition');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      capture = update;
      return { skipTransition, ready: Promise.resolve() };
    },
  });
  vi.resetModules();
  transition = await import('./pageTransition');
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  skipTransition.mockClear();
});

/** Changes the page without a transition, in this many milliseconds. */
async function changePage(time: number) {
  await transition.startPageTransition();
  vi.advanceTimersByTime(time);
  transition.endPageTransition();
}

it('animates a page change after one that was rendered fast, until the page is rendered', async () => {
  await changePage(100);
  const started = transition.startPageTransition();
  const updated = capture();
  await started;
  vi.advanceTimersByTime(50);
  expect(skipTransition).not.toHaveBeenCalled();
  transition.endPageTransition();
  await expect(updated).resolves.toBeUndefined();
});

it('does not wait for the browser after one that was rendered slowly', async () => {
  await changePage(101);
  await expect(transition.startPageTransition()).resolves.toBeUndefined();
});

it('does not animate for visitors who prefer reduced motion', async () => {
  await changePage(10);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await expect(transition.startPageTransition()).resolves.toBeUndefined();
});

it('skips a transition whose start takes the browser more than 50 ms', async () => {
  await changePage(10);
  void transition.startPageTransition();
  vi.advanceTimersByTime(49);
  expect(skipTransition).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(skipTransition).toHaveBeenCalledOnce();
});
