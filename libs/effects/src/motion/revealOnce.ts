import { prefersReducedMotion } from './prefersReducedMotion';

/** How long before the element comes into view the springs' code is fetched, as a margin around the viewport. */
const fetchMargin = '800px';

/** Milliseconds after which a late reveal is dropped: what has been read must not vanish to fade in again. */
const tooLate = 500;

/**
 * Fades and slides an element in the first time it comes into view, and never again.
 *
 * The element stays as it is (visible) until the springs' code is there; it stays so for good if that code cannot be
 * fetched, comes more than half a second late, or if the visitor asks for less motion.
 * @returns a function that stops watching, and ends a reveal under way with the element fully visible
 * @example useEffect(() => revealOnce(footerRef.current), []);
 */
export function revealOnce(element: HTMLElement): () => void {
  let stopped = false;
  let stopReveal: (() => void) | undefined;

  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting) || prefersReducedMotion()) return;
      near.disconnect();
      // A failure shows again below, where it is handled.
      import('../springs/onDemand').catch(() => undefined);
    },
    { rootMargin: fetchMargin },
  );
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    seen.disconnect();
    if (prefersReducedMotion()) return;
    const since = performance.now();
    import('../springs/onDemand').then(
      ({ playReveal }) => {
        if (!stopped && performance.now() - since < tooLate) stopReveal = playReveal(element).stop;
      },
      () => undefined,
    );
  });
  near.observe(element);
  seen.observe(element);

  return () => {
    stopped = true;
    near.disconnect();
    seen.disconnect();
    stopReveal?.();
  };
}
