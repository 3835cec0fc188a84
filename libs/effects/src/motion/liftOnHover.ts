import { prefersReducedMotion } from './prefersReducedMotion';

/**
 * Rotates and enlarges an element while it is hovered or has visible keyboard focus. The spring code is imported on the
 * first hover or focus.
 *
 * Does nothing under reduced motion. If the import fails, the element stays still and the next hover tries again.
 * @returns a function that removes every listener and style
 * @example useEffect(() => liftOnHover(linkRef.current), []);
 */
export function liftOnHover(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let detach: (() => void) | undefined;

  const loadAndAttach = () => {
    if (prefersReducedMotion()) return;
    import('../springs/onDemand').then(
      ({ hoverLift }) => {
        // Both events can fire before the import resolves.
        if (signal.aborted) return;
        listeners.abort();
        detach = hoverLift(element);
      },
      () => undefined,
    );
  };
  element.addEventListener('pointerenter', loadAndAttach, { signal });
  element.addEventListener('focusin', loadAndAttach, { signal });

  return () => {
    listeners.abort();
    detach?.();
  };
}
