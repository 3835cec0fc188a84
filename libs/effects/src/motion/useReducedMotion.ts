import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from './prefersReducedMotion';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the visitor asks for less motion; renders again when the answer changes.
 *
 * On the server and during hydration the answer is `true`, so that what is prerendered stands still and no markup
 * depends on a preference that only the browser knows.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
