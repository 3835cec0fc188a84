export interface SpringEasing {
  /** A CSS `linear()` function. */
  readonly easing: string;
  /** Milliseconds until the spring has settled. */
  readonly duration: number;
}

/** Remaining amplitude at which a spring counts as settled. */
const settled = 0.001;

/**
 * Returns the motion of a spring from 0 to 1 as a CSS easing: samples of the damped harmonic oscillator with a mass of
 * 1. Lets a style sheet follow a spring's curve without an animation library. Only for underdamped springs (friction
 * below 2·√tension).
 *
 * @see CSS Easing Functions Level 2, `linear()`
 */
export function springEasing({
  tension,
  friction,
}: {
  readonly tension: number;
  readonly friction: number;
}): SpringEasing {
  const damping = friction / 2;
  const frequency = Math.sqrt(tension - damping ** 2);
  const seconds = -Math.log(settled) / damping;
  const samples = 24;
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const time = (seconds * index) / samples;
    const oscillation = Math.cos(frequency * time) + (damping / frequency) * Math.sin(frequency * time);
    return index === samples ? 1 : Number((1 - Math.exp(-damping * time) * oscillation).toFixed(3));
  });
  return { easing: `linear(${points.join(', ')})`, duration: Math.round(seconds * 1000) };
}
