'use client';

import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from './prefersReducedMotion';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns whether the user prefers reduced motion; always `true` on the server and during hydration, so that prerendered
 * markup does not depend on it.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
