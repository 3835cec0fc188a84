import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/stubIntersectionObserver';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';

const { imported, playReveal, stopReveal, hoverLift, detachLift } = vi.hoisted(() => ({
  imported: vi.fn(),
  playReveal: vi.fn(),
  stopReveal: vi.fn(),
  hoverLift: vi.fn(),
  detachLift: vi.fn(),
}));
vi.mock('../springs/onDemand', () => {
  imported();
  return { playReveal, hoverLift };
});

let element: HTMLElement;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
let intersection: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  intersection = stubIntersectionObserver();
  stubReducedMotion(false);
  playReveal.mockReturnValue({ stop: stopReveal, finished: Promise.resolve() });
  hoverLift.mockReturnValue(detachLift);
  element = document.createElement('div');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the code is imported near the viewport, and the reveal plays once the element is in view', async () => {
  revealOnce(element);
  intersection.report('near', false);
  await settle();
  expect(imported).not.toHaveBeenCalled();
  intersection.report('near');
  await settle();
  expect(imported).toHaveBeenCalledOnce();
  expect(playReveal).not.toHaveBeenCalled();
  intersection.report('inView');
  await settle();
  expect(playReveal).toHaveBeenCalledExactlyOnceWith(element);
});

test('the reveal plays once', async () => {
  revealOnce(element);
  intersection.report('inView');
  intersection.report('inView', false);
  intersection.report('inView');
  await settle();
  expect(playReveal).toHaveBeenCalledOnce();
  expect(intersection.observedCount()).toBe(0);
});

test('a reveal is skipped if its code loads too late', async () => {
  revealOnce(element);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  intersection.report('inView');
  now.mockReturnValue(501);
  await settle();
  now.mockRestore();
  expect(playReveal).not.toHaveBeenCalled();
});

test('a reveal that is stopped before its code has loaded does not play', async () => {
  const stop = revealOnce(element);
  intersection.report('inView');
  stop();
  await settle();
  expect(playReveal).not.toHaveBeenCalled();
});

test('a running reveal can be stopped', async () => {
  const stop = revealOnce(element);
  intersection.report('inView');
  await settle();
  stop();
  expect(stopReveal).toHaveBeenCalledOnce();
});

test('a reveal imports and plays nothing under reduced motion', async () => {
  stubReducedMotion(true);
  revealOnce(element);
  intersection.report('near');
  intersection.report('inView');
  await settle();
  expect(imported).not.toHaveBeenCalled();
  expect(playReveal).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'focusin'])('the hover animation is attached on the first %s', async (type) => {
  liftOnHover(element);
  await settle();
  expect(hoverLift).not.toHaveBeenCalled();
  element.dispatchEvent(new Event(type));
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledExactlyOnceWith(element);
});

test('cleaning up detaches the hover animation, or prevents it from being attached', async () => {
  const detach = liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  detach();
  expect(detachLift).toHaveBeenCalledOnce();

  const detachEarly = liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  detachEarly();
  await settle();
  expect(hoverLift).toHaveBeenCalledOnce();
});

test('the hover animation is attached after reduced motion is turned off', async () => {
  const preference = stubReducedMotion(true);
  liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).not.toHaveBeenCalled();
  preference.set(false);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledOnce();
});
