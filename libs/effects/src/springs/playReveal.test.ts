import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { playReveal } from './playReveal';

const clock = installFakeSpringClock();
let footer: HTMLElement;

beforeEach(() => {
  stubReducedMotion(false);
  footer = document.body.appendChild(document.createElement('footer'));
});

afterEach(async () => {
  await clock.advance(3000);
  footer.remove();
  vi.unstubAllGlobals();
});

/** Analytical position of a damped spring from 0 to 1, `t` seconds after its start. */
function dampedSpring(tension: number, friction: number, t: number): number {
  const decay = friction / 2;
  const omega = Math.sqrt(tension - decay ** 2);
  return 1 - Math.exp(-decay * t) * (Math.cos(omega * t) + (decay / omega) * Math.sin(omega * t));
}

test('starts transparent, 24 px below its place', () => {
  playReveal(footer);
  expect(footer.style.opacity).toBe('0');
  expect(footer.style.translate).toBe('0px 24px');
});

test.each([100, 200, 300, 500])('follows a spring of tension 200 and friction 15 at %i ms', async (ms) => {
  playReveal(footer);
  await clock.advance(ms);
  const progress = dampedSpring(200, 15, ms / 1000);
  const opacity = Number(footer.style.opacity);
  const offset = Number(footer.style.translate.split(' ')[1]?.replace('px', ''));
  // react-spring integrates in steps of 1 ms, which deviates by up to 0.02.
  expect(Math.abs(opacity - progress)).toBeLessThan(0.03);
  expect(Math.abs(offset / 24 - (1 - progress))).toBeLessThan(0.03);
});

test('removes its styles at the end', async () => {
  const { finished } = playReveal(footer);
  await clock.advance(3000);
  await finished;
  expect(footer.style.length).toBe(0);
});

test('stopped midway, removes its styles and does not animate any further', async () => {
  const { stop, finished } = playReveal(footer);
  await clock.advance(100);
  stop();
  expect(footer.style.length).toBe(0);
  await clock.advance(500);
  await finished;
  expect(footer.style.length).toBe(0);
});

test('keeps other inline styles of the element', async () => {
  footer.style.color = 'red';
  playReveal(footer);
  await clock.advance(3000);
  expect(footer.getAttribute('style')).toBe('color: red;');
});

test('does nothing under reduced motion', async () => {
  stubReducedMotion(true);
  const { finished } = playReveal(footer);
  await clock.advance(100);
  await finished;
  expect(footer.style.length).toBe(0);
});
