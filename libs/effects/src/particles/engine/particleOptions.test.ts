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
});

test('passes links, speed and hover to the engine', () => {
  expect(particleOptions({ ...particleConstants, linkDistance: 90, speed: 6 })).toMatchObject({
    particles: { links: { enable: true, distance: 90, width: 1 }, move: { enable: true, speed: 6 } },
    interactivity: {
      detectsOn: 'window',
      events: { onHover: { enable: true, mode: 'repulse' } },
      modes: { repulse: { distance: 120 } },
    },
  });
  expect(particleOptions({ ...particleConstants, hover: 'none' })).toMatchObject({
    interactivity: { events: { onHover: { enable: false } } },
  });
});

test('limits the number of particles, but never below the initial count', () => {
  const limit = (count: number) =>
    particleOptions({ ...particleConstants, count }).particles?.number?.limit?.value;
  expect([limit(50), limit(200)]).toEqual([particleLimits.maxCount, 200]);
});

test.each([60, 75, 90, 120, 144, 165, 240])('draws 30 to 40 frames a second on a %i Hz display', (hertz) => {
  const minInterval = 1000 / (particleOptions(particleConstants).fpsLimit ?? 0);
  const frameInterval = 1000 / hertz;
  const drawn = 1000 / (Math.ceil(minInterval / frameInterval) * frameInterval);
  expect(drawn).toBeGreaterThanOrEqual(30 - 1e-9);
  expect(drawn).toBeLessThanOrEqual(40 + 1e-9);
});
