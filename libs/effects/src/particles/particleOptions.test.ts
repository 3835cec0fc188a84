import { expect, test } from 'vitest';
import { particleConstants, particleLimits } from './particleConstants';
import { particleOptions } from './particleOptions';

test('the constants are those of the specification', () => {
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

test('each constant reaches the engine as one fixed value', () => {
  const { particles } = particleOptions(particleConstants);
  expect(particles?.number).toMatchObject({ value: 50, density: { enable: false } });
  expect(particles).toMatchObject({
    paint: { fill: { color: { value: '#ffffff' } } },
    opacity: { value: 0.4 },
    size: { value: 3 },
    links: { enable: true, distance: 150, color: '#ffffff', opacity: 0.4 },
    move: { enable: true, speed: 2 },
  });
});

test('the pointer is heard on the window, and repulses or does nothing', () => {
  const hover = (options: ReturnType<typeof particleOptions>) => options['interactivity'];
  expect(hover(particleOptions(particleConstants))).toMatchObject({
    detectsOn: 'window',
    events: { onHover: { enable: true, mode: 'repulse' } },
  });
  expect(hover(particleOptions({ ...particleConstants, hover: 'none' }))).toMatchObject({
    events: { onHover: { enable: false } },
  });
});

test('the number of particles is capped, but never below what was asked for at the start', () => {
  const cap = (count: number) =>
    particleOptions({ ...particleConstants, count }).particles?.number?.limit?.value;
  expect(cap(50)).toBe(particleLimits.maxCount);
  expect(cap(200)).toBe(200);
});

test.each([60, 75, 90, 120, 144, 165, 240])(
  'on a display of %i Hz at least 30 frames a second are drawn',
  (hertz) => {
    const shortest = 1000 / (particleOptions(particleConstants).fpsLimit ?? 0);
    const beat = 1000 / hertz;
    const drawn = 1000 / (Math.ceil(shortest / beat) * beat);
    expect(drawn).toBeGreaterThanOrEqual(30 - 1e-9);
    expect(drawn).toBeLessThanOrEqual(40 + 1e-9);
  },
);

test('the page, not the engine, decides when it starts, pauses, resizes and takes a click', () => {
  expect(particleOptions(particleConstants)).toMatchObject({
    autoPlay: false,
    pauseOnBlur: false,
    pauseOnOutsideViewport: false,
    resize: { enable: false },
    fullScreen: { enable: false },
    interactivity: { events: { onClick: { enable: false } } },
  });
});
