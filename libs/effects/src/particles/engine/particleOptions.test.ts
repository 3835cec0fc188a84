// @vitest-environment node
import { expect, test } from 'vitest';
import { particleConstants, particleLimits } from '../particleConstants';
import { particleOptions } from './particleOptions';

test('has the links, speed and hover effect of docs/requirements.md, section 5.2, unless it is given others', () => {
  expect(particleOptions(particleConstants)).toMatchObject({
    fpsLimit: 40,
    particles: {
      links: { enable: true, color: '#ffffff', distance: 150, opacity: 0.4, width: 1 },
      move: { enable: true, speed: 2 },
    },
    interactivity: {
      detectsOn: 'window',
      events: { onHover: { enable: true, mode: 'repulse' } },
      modes: { repulse: { distance: 120 } },
    },
  });
  const changed = { ...particleConstants, linkDistance: 90, speed: 6, hover: 'none' } as const;
  expect(particleOptions(changed)).toMatchObject({
    particles: { links: { distance: 90 }, move: { speed: 6 } },
    interactivity: { events: { onHover: { enable: false } } },
  });
});

test('limits the number of particles, but never below the initial count', () => {
  const limit = (count: number) =>
    particleOptions({ ...particleConstants, count }).particles?.number?.limit?.value;
  expect([limit(50), limit(200)]).toEqual([particleLimits.maxCount, 200]);
});
