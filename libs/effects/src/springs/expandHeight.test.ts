import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotionPreference } from '../motion/stubMotionPreference';
import { expandHeight } from './expandHeight';
import { takeSpringClock } from './springClock';

const clock = takeSpringClock();
let region: HTMLElement;

beforeEach(() => {
  stubMotionPreference(false);
  region = document.body.appendChild(document.createElement('div'));
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 180));
});

afterEach(async () => {
  await clock.advance(3000);
  region.remove();
  vi.unstubAllGlobals();
});

test('grows from no height, never beyond that of the content', async () => {
  expandHeight(region);
  expect(region.style.height).toBe('0px');
  let last = 0;
  for (let frame = 0; frame < 120 && region.style.height !== ''; frame += 1) {
    const height = Number.parseFloat(region.style.height);
    expect(height).toBeGreaterThanOrEqual(last);
    expect(height).toBeLessThanOrEqual(180);
    last = height;
    await clock.advance(1000 / 60);
  }
  expect(last).toBeGreaterThan(170);
  expect(region.style.length).toBe(0);
});

test('hides what overflows only while it grows', async () => {
  expandHeight(region);
  expect(region.style.overflow).toBe('clip');
  await clock.advance(3000);
  expect(region.style.overflow).toBe('');
});

test('moves nothing for a visitor who asks for less motion', () => {
  stubMotionPreference(true);
  expandHeight(region);
  expect(region.style.length).toBe(0);
});
