import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateOnIdleOrInput } from './hydrateOnIdleOrInput';

const start = vi.fn<() => Promise<void>>();
const assign = vi.fn<(href: string) => void>();
/** Lets `start` succeed. */
let hydrated: () => void;
const followed = vi.fn<() => void>();

const listen = window.addEventListener.bind(window);
let listeners: AbortController;

const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
  listeners = new AbortController();
  // The listeners of other tests stay on the window otherwise.
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const { signal = listeners.signal } = (options as AddEventListenerOptions | undefined) ?? {};
      listen(type, listener, { capture: true, signal: AbortSignal.any([listeners.signal, signal]) });
    },
  );
  document.body.innerHTML = '<a href="/contact" data-replay-click>Contact us</a>';
  // Follows no link: jsdom cannot navigate.
  document.body.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed();
    // A replayed click that is kept again would be replayed endlessly, and the test would hang.
    else if ('hydrated' in document.documentElement.dataset) link().remove();
    event.preventDefault();
  });
  const started = Promise.withResolvers<undefined>();
  hydrated = () => started.resolve(undefined);
  start.mockReturnValue(started.promise);
  hydrateOnIdleOrInput(start);
  window.dispatchEvent(new Event('load'));
});

afterEach(async () => {
  hydrated();
  await vi.runAllTimersAsync();
  listeners.abort();
  document.body.replaceWith(document.createElement('body'));
  delete document.documentElement.dataset['hydrated'];
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('starts the application once, after the load event or on the first input', async () => {
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).toHaveBeenCalledOnce();
});

describe('in a browser with requestIdleCallback', () => {
  const late = vi.fn(() => Promise.resolve());
  let reportPaint: () => void;

  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 5));
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: () => void) {
          reportPaint = callback;
        }
        observe() {
          return undefined;
        }
      },
    );
    hydrateOnIdleOrInput(late);
    window.dispatchEvent(new Event('load'));
  });

  it('starts the application after the first paint when the browser is idle', async () => {
    await vi.advanceTimersByTimeAsync(2000);
    expect(late).not.toHaveBeenCalled();
    reportPaint();
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(late).toHaveBeenCalledOnce();
  });

  it('starts the application after 3 s if nothing is painted, as in a background tab', async () => {
    await vi.advanceTimersByTimeAsync(2999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalledOnce();
  });
});

it('starts in a prerendered document when it is shown', async () => {
  const late = vi.fn(() => Promise.resolve());
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  hydrateOnIdleOrInput(late);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(late).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(late).toHaveBeenCalledOnce();
});

it('starts again on the next input after a failure, but not on each move of the pointer', async () => {
  start.mockReset().mockRejectedValue(new TypeError('network'));
  await vi.advanceTimersByTimeAsync(10_000);
  for (const _ of [1, 2, 3]) {
    document.dispatchEvent(new Event('pointermove', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(start).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(2);
});

it('keeps a click until the application is hydrated', async () => {
  link().click();
  expect(followed).not.toHaveBeenCalled();
  expect(link()).toHaveAttribute('aria-busy', 'true');
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  hydrated();
  await vi.advanceTimersByTimeAsync(0);
  expect(followed).toHaveBeenCalledOnce();
  expect(link()).not.toHaveAttribute('aria-busy');
});

it('follows the link if the application fails to start', async () => {
  start.mockReset().mockRejectedValue(new TypeError('network'));
  link().click();
  await vi.advanceTimersByTimeAsync(3000);
  expect(assign.mock.calls).toEqual([[link().href]]);
  expect(link()).not.toHaveAttribute('aria-busy');
});

it('drops a click after 10 s without navigating, and lets later clicks follow the link', async () => {
  link().click();
  await vi.advanceTimersByTimeAsync(9999);
  expect(link()).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(1);
  expect(link()).not.toHaveAttribute('aria-busy');
  expect(assign).not.toHaveBeenCalled();
  link().click();
  expect(followed).toHaveBeenCalledOnce();
});
