import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';
import { stubIntersection } from './stubIntersection';
import { stubMotionPreference } from './stubMotionPreference';

const { fetched, playReveal, stopReveal, hoverLift, detachLift } = vi.hoisted(() => ({
  fetched: vi.fn(),
  playReveal: vi.fn(),
  stopReveal: vi.fn(),
  hoverLift: vi.fn(),
  detachLift: vi.fn(),
}));
vi.mock('../springs/onDemand', () => {
  fetched();
  return { playReveal, hoverLift };
});

let element: HTMLElement;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
let intersection: ReturnType<typeof stubIntersection>;

beforeEach(() => {
  intersection = stubIntersection();
  stubMotionPreference(false);
  playReveal.mockReturnValue({ stop: stopReveal, finished: Promise.resolve() });
  hoverLift.mockReturnValue(detachLift);
  element = document.createElement('div');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the code is fetched when the element comes near, and the reveal plays when it is seen', async () => {
  revealOnce(element);
  intersection.come('near', false);
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  intersection.come('near');
  await settle();
  expect(fetched).toHaveBeenCalledOnce();
  expect(playReveal).not.toHaveBeenCalled();
  intersection.come('seen');
  await settle();
  expect(playReveal).toHaveBeenCalledExactlyOnceWith(element);
});

test('it plays once only', async () => {
  revealOnce(element);
  intersection.come('seen');
  intersection.come('seen', false);
  intersection.come('seen');
  await settle();
  expect(playReveal).toHaveBeenCalledOnce();
  expect(intersection.watched()).toBe(0);
});

test('a reveal whose code comes late is dropped', async () => {
  revealOnce(element);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  intersection.come('seen');
  now.mockReturnValue(501);
  await settle();
  now.mockRestore();
  expect(playReveal).not.toHaveBeenCalled();
});

test('stopped before the code has come, nothing plays', async () => {
  const stop = revealOnce(element);
  intersection.come('seen');
  stop();
  await settle();
  expect(playReveal).not.toHaveBeenCalled();
});

test('stopped midway, the reveal is stopped', async () => {
  const stop = revealOnce(element);
  intersection.come('seen');
  await settle();
  stop();
  expect(stopReveal).toHaveBeenCalledOnce();
});

test('a reveal fetches and plays nothing under reduced motion', async () => {
  stubMotionPreference(true);
  revealOnce(element);
  intersection.come('near');
  intersection.come('seen');
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  expect(playReveal).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'focusin'])('the lift is attached at the first %s', async (type) => {
  liftOnHover(element);
  await settle();
  expect(hoverLift).not.toHaveBeenCalled();
  element.dispatchEvent(new Event(type));
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledExactlyOnceWith(element);
});

test('a lift that is cleaned up detaches, or never attaches', async () => {
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

test('a lift waits for the visitor to allow motion again', async () => {
  const preference = stubMotionPreference(true);
  liftOnHover(element);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).not.toHaveBeenCalled();
  preference.set(false);
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(hoverLift).toHaveBeenCalledOnce();
});
