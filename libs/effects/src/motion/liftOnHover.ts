import type { SpringPreset } from '../springs/springPresets';
import type { StyleSpring } from '../springs/styleSprings';
import { prefersReducedMotion } from './prefersReducedMotion';

/**
 * Rotates and enlarges an element while it is hovered or has visible keyboard focus. The spring code is imported on the
 * first hover or focus.
 *
 * Under reduced motion, or if the import fails, the element stays still; the next hover tries again.
 * @returns a function that removes every listener and style
 * @example useEffect(() => liftOnHover(linkRef.current), []);
 */
export function liftOnHover(element: HTMLElement, preset?: SpringPreset): () => void {
  const listeners = new AbortController();
  let hovered = false;
  let focused = false;
  let lift: StyleSpring | undefined;

  const update = ({ type }: Event): void => {
    if (type.startsWith('pointer')) hovered = type === 'pointerenter';
    // A click focuses a link without a focus ring.
    else focused = type === 'focusin' && (document.activeElement?.matches(':focus-visible') ?? false);
    if (prefersReducedMotion()) {
      lift?.reset();
      return;
    }
    import('../springs/styleSprings').then(
      ({ createLift }) => {
        // Both events can fire before the import resolves.
        if (listeners.signal.aborted || (!lift && !hovered && !focused)) return;
        lift ??= createLift(element, preset);
        lift.moveTo(hovered || focused ? 1 : 0);
      },
      () => undefined,
    );
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    element.addEventListener(type, update, { signal: listeners.signal });

  return () => {
    listeners.abort();
    lift?.reset();
  };
}
