import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpringClock } from '../testing/fakeSpringClock';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { hoverLift } from './hoverLift';

const clock = installFakeSpringClock();
let icon: HTMLAnchorElement;
let detach: () => void;

beforeEach(() => {
  stubReducedMotion(false);
  icon = document.body.appendChild(document.createElement('a'));
  icon.href = '#';
});

afterEach(async () => {
  detach();
  await clock.advance(3000);
  icon.remove();
  vi.unstubAllGlobals();
});

function send(type: string): void {
  icon.dispatchEvent(new Event(type));
}

/** Largest rotation in degrees while the time passes. */
async function largestRotation(milliseconds: number): Promise<number> {
  let largest = 0;
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 1000 / 60) {
    await clock.advance(1000 / 60);
    largest = Math.max(largest, Number.parseFloat(icon.style.rotate || '0'));
  }
  return largest;
}

test('rotates by 8° and scales to 1.15 on hover', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
  expect(icon.style.scale).toBe('1.15');
});

test('overshoots as a spring of tension 300 and friction 10 does', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  const omega = Math.sqrt(300 - 25);
  const overshoot = Math.exp((-5 * Math.PI) / omega);
  expect(Math.abs((await largestRotation(1000)) / 8 - (1 + overshoot))).toBeLessThan(0.03);
});

test('returns when the pointer leaves, and removes its styles', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(400);
  send('pointerleave');
  await clock.advance(3000);
  expect(icon.style.length).toBe(0);
});

test('responds to keyboard focus', async () => {
  detach = hoverLift(icon);
  icon.focus();
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
  icon.blur();
  await clock.advance(3000);
  expect(icon.style.length).toBe(0);
});

test('stays lifted while hovered or focused', async () => {
  detach = hoverLift(icon);
  icon.focus();
  send('pointerenter');
  await clock.advance(1000);
  send('pointerleave');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
});

test('reverses midway when hovered again', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(50);
  send('pointerleave');
  await clock.advance(50);
  send('pointerenter');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
});

test('detached, removes its styles at once and ignores further events', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(100);
  detach();
  expect(icon.style.length).toBe(0);
  send('pointerenter');
  await clock.advance(500);
  expect(icon.style.length).toBe(0);
});

test('checks reduced motion at each start', async () => {
  const preference = stubReducedMotion(true);
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(500);
  expect(icon.style.length).toBe(0);
  send('pointerleave');
  preference.set(false);
  send('pointerenter');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
  preference.set(true);
  send('pointerleave');
  expect(icon.style.length).toBe(0);
});
