import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotionPreference } from '../motion/stubMotionPreference';
import { hoverLift } from './hoverLift';
import { takeSpringClock } from './springClock';

const clock = takeSpringClock();
let icon: HTMLAnchorElement;
let detach: () => void;

beforeEach(() => {
  stubMotionPreference(false);
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

/** The biggest tilt in degrees within the time. */
async function greatestTilt(milliseconds: number): Promise<number> {
  let greatest = 0;
  for (let passed = 0; passed < milliseconds; passed += 1000 / 60) {
    await clock.advance(1000 / 60);
    greatest = Math.max(greatest, Number.parseFloat(icon.style.rotate || '0'));
  }
  return greatest;
}

test('tilts by 8 degrees and enlarges to 1.15 under the pointer', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
  expect(icon.style.scale).toBe('1.15');
});

test('swings past its goal as far as tension 300 and friction 10 make it', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  const omega = Math.sqrt(300 - 25);
  const overshoot = Math.exp((-5 * Math.PI) / omega);
  expect(Math.abs((await greatestTilt(1000)) / 8 - (1 + overshoot))).toBeLessThan(0.03);
});

test('goes back when the pointer leaves, and leaves no style behind', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(400);
  send('pointerleave');
  await clock.advance(3000);
  expect(icon.style.length).toBe(0);
});

test('follows the keyboard focus', async () => {
  detach = hoverLift(icon);
  icon.focus();
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
  icon.blur();
  await clock.advance(3000);
  expect(icon.style.length).toBe(0);
});

test('stays lifted while either the pointer or the focus is there', async () => {
  detach = hoverLift(icon);
  icon.focus();
  send('pointerenter');
  await clock.advance(1000);
  send('pointerleave');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
});

test('turns round midway', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(50);
  send('pointerleave');
  await clock.advance(50);
  send('pointerenter');
  await clock.advance(3000);
  expect(icon.style.rotate).toBe('8deg');
});

test('detached, is put back at once and no longer answers', async () => {
  detach = hoverLift(icon);
  send('pointerenter');
  await clock.advance(100);
  detach();
  expect(icon.style.length).toBe(0);
  send('pointerenter');
  await clock.advance(500);
  expect(icon.style.length).toBe(0);
});

test('asks for the preference at each start, not once', async () => {
  const preference = stubMotionPreference(true);
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
