import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotionPreference } from '../motion/stubMotionPreference';
import { playReveal } from './playReveal';
import { takeSpringClock } from './springClock';

const clock = takeSpringClock();
let footer: HTMLElement;

beforeEach(() => {
  stubMotionPreference(false);
  footer = document.body.appendChild(document.createElement('footer'));
});

afterEach(async () => {
  await clock.advance(3000);
  footer.remove();
  vi.unstubAllGlobals();
});

/** Where a damped spring stands `t` seconds after leaving 0 for 1: the textbook solution, not the library's. */
function dampedSpring(tension: number, friction: number, t: number): number {
  const decay = friction / 2;
  const omega = Math.sqrt(tension - decay ** 2);
  return 1 - Math.exp(-decay * t) * (Math.cos(omega * t) + (decay / omega) * Math.sin(omega * t));
}

test('starts from nothing, 24 px below its place', () => {
  playReveal(footer);
  expect(footer.style.opacity).toBe('0');
  expect(footer.style.translate).toBe('0px 24px');
});

test.each([100, 200, 300, 500])('stands after %i ms where tension 200 and friction 15 put it', async (ms) => {
  playReveal(footer);
  await clock.advance(ms);
  const progress = dampedSpring(200, 15, ms / 1000);
  const shown = Number(footer.style.opacity);
  const lower = Number(footer.style.translate.split(' ')[1]?.replace('px', ''));
  // The library integrates in whole milliseconds, which runs up to two hundredths ahead.
  expect(Math.abs(shown - progress)).toBeLessThan(0.03);
  expect(Math.abs(lower / 24 - (1 - progress))).toBeLessThan(0.03);
});

test('takes every style back at the end', async () => {
  const { finished } = playReveal(footer);
  await clock.advance(3000);
  await finished;
  expect(footer.style.length).toBe(0);
});

test('stopped midway, shows the element in full and stays still', async () => {
  const { stop, finished } = playReveal(footer);
  await clock.advance(100);
  stop();
  expect(footer.style.length).toBe(0);
  await clock.advance(500);
  await finished;
  expect(footer.style.length).toBe(0);
});

test('leaves the styles of others on the element', async () => {
  footer.style.color = 'red';
  playReveal(footer);
  await clock.advance(3000);
  expect(footer.getAttribute('style')).toBe('color: red;');
});

test('moves nothing for a visitor who asks for less motion', async () => {
  stubMotionPreference(true);
  const { finished } = playReveal(footer);
  await clock.advance(100);
  await finished;
  expect(footer.style.length).toBe(0);
});
