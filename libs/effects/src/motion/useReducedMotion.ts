'use client';

import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from './prefersReducedMotion';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns whether the user prefers reduced motion, and renders again when the preference changes.
 *
 * Always `true` on the server and during hydration, so that prerendered markup does not depend on the preference.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
