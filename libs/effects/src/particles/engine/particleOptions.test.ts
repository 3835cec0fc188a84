// @vitest-environment node
import { expect, test } from 'vitest';
import { particleConstants, particleLimits } from '../particleConstants';
import { particleOptions } from './particleOptions';

test('the constants are those of docs/requirements.md, section 5.2', () => {
  expect(particleConstants).toEqual({
    count: 50,
    color: '#ffffff',
    opacity: 0.4,
    size: 3,
    linkDistance: 150,
    speed: 2,
    hover: 'repulse',
    addedOnClick: 4,
  });
  expect(particleLimits).toEqual({
    maxCount: 80,
    maxPixelRatio: 1.5,
    framesPerSecond: 40,
    repulseDistance: 120,
  });
});

test('passes each constant to the engine as one fixed value', () => {
  const { particles } = particleOptions({
    ...particleConstants,
    count: 7,
    color: '#123456',
    opacity: 0.3,
    size: 5,
    linkDistance: 90,
    speed: 6,
  });
  expect(particles?.number).toMatchObject({ value: 7, density: { enable: false } });
  expect(particles).toMatchObject({
    paint: { fill: { color: { value: '#123456' } } },
    opacity: { value: 0.3 },
    size: { value: 5 },
    links: { enable: true, distance: 90, color: '#123456', opacity: 0.3 },
    move: { enable: true, speed: 6 },
  });
});

test('repulses on hover anywhere in the window, or not at all', () => {
  const interactivity = (hover: 'repulse' | 'none') =>
    particleOptions({ ...particleConstants, hover })['interactivity'];
  expect(interactivity('repulse')).toMatchObject({
    detectsOn: 'window',
    events: { onHover: { enable: true, mode: 'repulse' } },
  });
  expect(interactivity('none')).toMatchObject({ events: { onHover: { enable: false } } });
});

test('limits the number of particles, but never below the initial count', () => {
  const limit = (count: number) =>
    particleOptions({ ...particleConstants, count }).particles?.number?.limit?.value;
  expect(limit(50)).toBe(particleLimits.maxCount);
  expect(limit(200)).toBe(200);
});

test.each([60, 75, 90, 120, 144, 165, 240])('draws 30 to 40 frames a second on a %i Hz display', (hertz) => {
  const minInterval = 1000 / (particleOptions(particleConstants).fpsLimit ?? 0);
  const frameInterval = 1000 / hertz;
  const drawn = 1000 / (Math.ceil(minInterval / frameInterval) * frameInterval);
  expect(drawn).toBeGreaterThanOrEqual(30 - 1e-9);
  expect(drawn).toBeLessThanOrEqual(40 + 1e-9);
});
