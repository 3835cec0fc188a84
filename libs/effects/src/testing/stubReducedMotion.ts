import { vi } from 'vitest';

/** Stubs `matchMedia` for `prefers-reduced-motion`; undone by `vi.unstubAllGlobals`. */
export function stubReducedMotion(reduce: boolean): {
  set: (reduce: boolean) => void;
  listenerCount: () => number;
} {
  const query = Object.assign(new EventTarget(), { matches: reduce });
  let listenerCount = 0;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return query.matches;
    },
    addEventListener: (type: string, listener: () => void) => {
      listenerCount += 1;
      query.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: () => void) => {
      listenerCount -= 1;
      query.removeEventListener(type, listener);
    },
  }));
  return {
    set(next) {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    },
    listenerCount: () => listenerCount,
  };
}
