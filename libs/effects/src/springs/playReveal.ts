'use client';

import { SpringValue } from '@react-spring/web';
import { prefersReducedMotion } from '../motion/prefersReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

/** Distance below its place at which the element starts, in CSS pixels. */
const slideDistance = 24;

/** A running reveal. */
export interface Reveal {
  /** Settles when the animation ends, by itself or through `stop`. Never rejects. */
  readonly finished: Promise<void>;
  /** Ends the animation immediately and removes its styles. */
  readonly stop: () => void;
}

/**
 * Fades an element in while it slides up into its place.
 *
 * Sets `opacity` and `translate` through the style object (the Content-Security-Policy forbids style attributes) and
 * removes both at the end. Does nothing under reduced motion.
 */
export function playReveal(element: HTMLElement, preset: SpringPreset = springPresets.footer): Reveal {
  if (prefersReducedMotion()) return { finished: Promise.resolve(), stop: () => undefined };
  const { style } = element;
  const progress = new SpringValue(0);
  let ended = false;

  const applyStyles = (): void => {
    const value = progress.get();
    style.opacity = String(value);
    style.translate = `0 ${(1 - value) * slideDistance}px`;
  };
  const stop = (): void => {
    if (ended) return;
    ended = true;
    progress.stop(true);
    style.removeProperty('opacity');
    style.removeProperty('translate');
  };

  applyStyles();
  const finished = progress
    .start(1, {
      config: preset,
      onChange: () => {
        if (!ended) applyStyles();
      },
    })
    .then(stop);
  return { finished, stop };
}
