import { prefersReducedMotion } from './prefersReducedMotion';

/**
 * Tilts and enlarges an element while it is hovered or holds the keyboard focus, fetching the springs' code at the
 * first of these.
 *
 * Nothing moves, and nothing is fetched, while the visitor asks for less motion or if the code cannot be fetched.
 * @returns a function that detaches every listener and puts the element back
 * @example useEffect(() => liftOnHover(linkRef.current), []);
 */
export function liftOnHover(element: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let detach: (() => void) | undefined;

  const onFirst = () => {
    if (prefersReducedMotion()) return;
    import('../springs/onDemand').then(
      ({ hoverLift }) => {
        // Two events may have asked while the code was on its way.
        if (signal.aborted) return;
        watch.abort();
        detach = hoverLift(element);
      },
      () => undefined,
    );
  };
  element.addEventListener('pointerenter', onFirst, { signal });
  element.addEventListener('focusin', onFirst, { signal });

  return () => {
    watch.abort();
    detach?.();
  };
}
