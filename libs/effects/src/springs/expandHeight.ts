import { prefersReducedMotion } from '../motion/prefersReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';
import { noAnimation, runSpring, type SpringRun } from './springRun';

/**
 * Lets a region that has just been opened grow from no height to the height of its content.
 *
 * For the content of a `details` or a disclosure: call it right after opening. Writes `height` and `overflow` to the
 * element's style object and takes both back at the end. Does nothing if the visitor asks for less motion.
 * @param preset defaults to the disclosure's: tension 320, friction 36, clamped
 */
export function expandHeight(
  element: HTMLElement,
  preset: SpringPreset = springPresets.disclosure,
): SpringRun {
  if (prefersReducedMotion()) return noAnimation;
  const { style } = element;
  const height = element.getBoundingClientRect().height;
  return runSpring({
    preset,
    write: (progress) => {
      style.overflow = 'clip';
      style.height = `${progress * height}px`;
    },
    clear: () => {
      style.removeProperty('overflow');
      style.removeProperty('height');
    },
  });
}
