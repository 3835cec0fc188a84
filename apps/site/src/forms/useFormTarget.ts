import { useSyncExternalStore } from 'react';
import { builtTarget, currentTarget } from './formTarget';
import type { FormTarget } from './formTarget';

const subscribe = () => () => undefined;

/** Returns the target of all forms; during hydration the one configured at build, as in the prerendered markup. */
export function useFormTarget(): FormTarget {
  return useSyncExternalStore(subscribe, currentTarget, () => builtTarget);
}
