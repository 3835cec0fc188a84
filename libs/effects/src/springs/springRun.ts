import { SpringValue } from '@react-spring/web';
import type { SpringPreset } from './springPresets';

/** A motion under way on one element. */
export interface SpringRun {
  /** Settles when the motion has ended, by itself or by `stop`; never rejects. */
  readonly finished: Promise<void>;
  /** Ends the motion now and takes back every style it has set. */
  readonly stop: () => void;
}

/** What stands in for a motion that the visitor asked not to see. */
export const noAnimation: SpringRun = { finished: Promise.resolve(), stop: () => undefined };

interface SpringMotion {
  readonly preset: SpringPreset;
  /**
   * Puts the element where it is at a progress from 0 (start) to 1 (goal), which a spring may pass.
   *
   * Must go through the style object: the site's policy forbids style attributes.
   */
  readonly write: (progress: number) => void;
  /** Takes every written style back. */
  readonly clear: () => void;
}

/**
 * Runs one motion from start to goal and clears up behind itself.
 *
 * A spring is linear, so that one progress moves every property by the same preset.
 */
export function runSpring({ preset, write, clear }: SpringMotion): SpringRun {
  const progress = new SpringValue(0);
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    progress.stop(true);
    clear();
  };
  write(0);
  const finished = progress
    .start(1, {
      config: preset,
      onChange: () => {
        if (!ended) write(progress.get());
      },
    })
    .then(end);
  return { finished, stop: end };
}
