import type { SpringPreset } from '../springs/springPresets';
import type { StyleSpring } from '../springs/styleSprings';
import { prefersReducedMotion } from './prefersReducedMotion';

/** Distance from the viewport at which the spring code is prefetched. */
const prefetchMargin = '800px';

/** Time in milliseconds after which the reveal is skipped: content that was already visible must not disappear. */
const maxDelay = 500;

/**
 * Fades and slides an element in when it first comes into view.
 *
 * The element stays unchanged until the spring code has loaded, and also if that code fails to load, loads more than
 * 500 ms after the element is in view, or under reduced motion.
 * @returns a function that stops observing and ends a running animation with the element fully visible
 * @example useEffect(() => revealOnce(footerRef.current), []);
 */
export function revealOnce(element: HTMLElement, preset?: SpringPreset): () => void {
  const lifetime = new AbortController();
  let reveal: StyleSpring | undefined;

  /** Calls back once, when the element is within a distance of the viewport, unless motion is reduced. */
  const observe = (rootMargin: string, onIntersect: () => void): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if (!prefersReducedMotion()) onIntersect();
      },
      { rootMargin },
    );
    observer.observe(element);
    lifetime.signal.addEventListener('abort', () => observer.disconnect());
  };
  // A failed prefetch is ignored: the import below fails as well and handles it.
  observe(prefetchMargin, () => void import('../springs/styleSprings').catch(() => undefined));
  observe('0px', () => {
    const visibleSince = performance.now();
    import('../springs/styleSprings').then(
      ({ createReveal }) => {
        if (lifetime.signal.aborted || performance.now() - visibleSince >= maxDelay) return;
        reveal = createReveal(element, preset);
        reveal.moveTo(1);
      },
      () => undefined,
    );
  });

  return () => {
    lifetime.abort();
    reveal?.reset();
  };
}
