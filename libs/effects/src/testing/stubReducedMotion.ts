import { vi } from 'vitest';

/** Stubs `matchMedia` for `prefers-reduced-motion`; undone by `vi.unstubAllGlobals`. */
export function stubReducedMotion(reduce: boolean): { set: (reduce: boolean) => void } {
  const query = Object.assign(new EventTarget(), { matches: reduce });
  vi.stubGlobal('matchMedia', () => query);
  return {
    set(next) {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    },
  };
}
