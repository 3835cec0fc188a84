import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The calendar year now; the year of the build while the prerendered page is hydrated. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
