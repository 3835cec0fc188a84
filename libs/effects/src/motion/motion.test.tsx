import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';
import { useReducedMotion } from './useReducedMotion';

const { importSprings, playReveal, stopReveal, hoverLift, detachLift } = vi.hoisted(() => ({
  importSprings: vi.fn(),
  playReveal: vi.fn(),
  stopReveal: vi.fn(),
  hoverLift: vi.fn(),
  detachLift: vi.fn(),
}));

/** Observers by whether they have a root margin: of an element near the viewport, or in view. */
let report: Record<'near' | 'inView', (isIntersecting?: boolean) => void>;
let observing: number;
let element: HTMLElement;

/** Waits until imports that have been started are loaded. */
const settle = () => vi.dynamicImportSettled();

beforeEach(() => {
  vi.resetModules();
  // A factory runs once for each registration, so that a failed import can be repeated.
  vi.doMock('../springs/onDemand', () => {
    importSprings();
    return { playReveal, hoverLift };
  });
  observing = 0;
  report = { near: vi.fn(), inView: vi.fn() };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #active = false;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' } = {}) {
        report[rootMargin ? 'near' : 'inView'] = (isIntersecting = true) => {
          if (this.#active) callback([{ isIntersecting }]);
        };
      }
      observe() {
        this.#active = true;
        observing += 1;
      }
      disconnect() {
        if (this.#active) observing -= 1;
        this.#active = false;
      }
    },
  );
  stubReducedMotion(false);
  playReveal.mockReturnValue({ stop: stopReveal, finished: Promise.resolve() });
  hoverLift.mockReturnValue(detachLift);
  element = document.createElement('div');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the code is imported near the viewport, and the reveal plays once, when the element is in view', async () => {
  const stop = revealOnce(element);
  report.near(false);
  await settle();
  expect(importSprings).not.toHaveBeenCalled();
  report.near();
  await settle();
  expect(importSprings).toHaveBeenCalledOnce();
  expect(playReveal).not.toHaveBeenCalled();
  report.inView();
  report.inView();
  await settle();
  expect(playReveal).toHaveBeenCalledExactlyOnceWith(element);
  expect(observing).toBe(0);
  stop();
  expect(stopReveal).toHaveBeenCalledOnce();
});

test('a reveal is skipped if its code loads over 500 ms after the element is in view', async () => {
  revealOnce(element);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  report.inView();
  now.mockReturnValue(501);
  await settle();
  expect(playReveal).not.toHaveBeenCalled();
});

test('nothing is animated after cleaning up before the code has loaded', async () => {
  const stops = [revealOnce(element), liftOnHover(element)];
  report.inView();
  element.dispatchEvent(new Event('pointerenter'));
  for (const stop of stops) stop();
  await settle();
  expect(playReveal).not.toHaveBeenCalled();
  expect(hoverLift).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'focusin'])(
  'the hover animation is attached once, on the first %s',
  async (type) => {
    const detach = liftOnHover(element);
    await settle();
    expect(hoverLift).not.toHaveBeenCalled();
    element.dispatchEvent(new Event(type));
    element.dispatchEvent(new Event('pointerenter'));
    await settle();
    expect(hoverLift).toHaveBeenCalledExactlyOnceWith(element);
    detach();
    expect(detachLift).toHaveBeenCalledOnce();
  },
);

test('under reduced motion nothing is imported, and the hover animation is attached after it is turned off', async () => {
  const preference = stubReducedMotion(true);
  revealOnce(element);
  report.near();
  report.inView();
  liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(importSprings).not.toHaveBeenCalled();
  preference.set(false);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledOnce();
});

test('if the code cannot be loaded, elements stay unchanged, and the next hover tries again', async () => {
  /** Makes the next import fail; an unhandled rejection would fail the run. */
  const goOffline = () => {
    vi.resetModules();
    vi.doMock('../springs/onDemand', () => {
      throw new Error('offline');
    });
  };
  for (const observer of ['near', 'inView'] as const) {
    goOffline();
    revealOnce(element);
    report[observer]();
    await settle();
  }
  goOffline();
  liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(element.style.length).toBe(0);
  vi.resetModules();
  vi.doMock('../springs/onDemand', () => ({ hoverLift }));
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledOnce();
});

test('motion is reduced on the server, and the hook follows a change of the preference', () => {
  const preference = stubReducedMotion(false);
  const Probe = () => <>{useReducedMotion() ? 'reduced' : 'full'}</>;
  expect(renderToString(<Probe />)).toBe('reduced');
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => preference.set(true));
  expect(result.current).toBe(true);
});
