import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a ref and whether the content of its element is wider than the element. False on the server and until the
 * first measurement.
 */
export function useScrollable<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrollable];
}
