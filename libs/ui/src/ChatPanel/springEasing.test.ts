import { describe, expect, it } from 'vitest';
import { springEasing } from './springEasing';

const points = (easing: string) => /^linear\((.*)\)$/.exec(easing)?.[1]?.split(', ').map(Number) ?? [];

/** Integrates the same oscillator numerically. */
function simulate(tension: number, friction: number, seconds: number) {
  const step = 1e-5;
  let [position, speed] = [0, 0];
  for (let time = 0; time < seconds; time += step) {
    speed += (tension * (1 - position) - friction * speed) * step;
    position += speed * step;
  }
  return position;
}

describe.each([
  [380, 32],
  [200, 15],
])('a spring of tension %i and friction %i', (tension, friction) => {
  const { easing, duration } = springEasing({ tension, friction });
  const samples = points(easing);

  it('starts at 0 and ends at 1', () => {
    expect(samples[0]).toBe(0);
    expect(samples.at(-1)).toBe(1);
  });

  it('agrees with the simulated spring', () => {
    for (const index of [3, 8, 15]) {
      const seconds = (duration / 1000) * (index / (samples.length - 1));
      expect(samples[index]).toBeCloseTo(simulate(tension, friction, seconds), 2);
    }
  });

  it('overshoots as the spring does', () => {
    const damping = friction / 2;
    const overshoot = Math.exp((-damping * Math.PI) / Math.sqrt(tension - damping ** 2));
    expect(Math.max(...samples) - 1).toBeGreaterThan(overshoot / 2);
    expect(Math.max(...samples) - 1).toBeLessThanOrEqual(overshoot + 0.001);
  });
});
