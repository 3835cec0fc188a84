import { useSyncExternalStore } from 'react';
import { builtTarget, currentTarget } from './formTarget';
import type { FormTarget } from './formTarget';

const never = () => () => undefined;

/** Where forms go; while the prerendered page is hydrated, what the build says. */
export function useFormTarget(): FormTarget {
  return useSyncExternalStore(never, currentTarget, () => builtTarget);
}
