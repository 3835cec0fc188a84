import { prefersReducedMotion } from '../motion/prefersReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';
import { noAnimation, runSpring, type SpringRun } from './springRun';

/** How an element is revealed. */
export interface RevealOptions {
  /** Defaults to the footer's: tension 200, friction 15. */
  readonly preset?: SpringPreset;
  /** How far below its place the element starts, in CSS pixels. Defaults to 24. */
  readonly distance?: number;
}

/**
 * Fades an element in from nothing while it slides up into its place, once.
 *
 * Writes `opacity` and `translate` to the element's style object, so the layout never moves, and takes both back at the
 * end. Does nothing if the visitor asks for less motion.
 * @example const { stop } = playReveal(footer);
 */
export function playReveal(element: HTMLElement, options: RevealOptions = {}): SpringRun {
  if (prefersReducedMotion()) return noAnimation;
  const { preset = springPresets.footer, distance = 24 } = options;
  const { style } = element;
  return runSpring({
    preset,
    write: (progress) => {
      style.opacity = String(progress);
      style.translate = `0 ${(1 - progress) * distance}px`;
    },
    clear: () => {
      style.removeProperty('opacity');
      style.removeProperty('translate');
    },
  });
}
