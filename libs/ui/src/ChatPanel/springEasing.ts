export interface SpringEasing {
  /** A CSS `linear()` function. */
  readonly easing: string;
  /** Milliseconds until the spring rests. */
  readonly duration: number;
}

/** What is left of the way, at most, when a spring counts as at rest. */
const rest = 0.001;

/**
 * The motion of a spring from 0 to 1 as a CSS easing: the solution of the damped oscillator with a mass of 1, sampled.
 * For what must follow a spring's curve without a spring's code. Only for springs that swing (friction below 2·√tension).
 * @see CSS Easing Functions 2, `linear()`
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
  const seconds = -Math.log(rest) / damping;
  const samples = 24;
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const time = (seconds * index) / samples;
    const swing = Math.cos(frequency * time) + (damping / frequency) * Math.sin(frequency * time);
    return index === samples ? 1 : Number((1 - Math.exp(-damping * time) * swing).toFixed(3));
  });
  return { easing: `linear(${points.join(', ')})`, duration: Math.round(seconds * 1000) };
}
