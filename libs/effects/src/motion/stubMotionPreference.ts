import { vi } from 'vitest';

/** Gives a test a visitor whose preference it can change; undone by `vi.unstubAllGlobals`. */
export function stubMotionPreference(reduce: boolean): {
  set: (reduce: boolean) => void;
  listeners: () => number;
} {
  const query = Object.assign(new EventTarget(), { matches: reduce });
  let listeners = 0;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return query.matches;
    },
    addEventListener: (type: string, listener: () => void) => {
      listeners += 1;
      query.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: () => void) => {
      listeners -= 1;
      query.removeEventListener(type, listener);
    },
  }));
  return {
    set(next) {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    },
    listeners: () => listeners,
  };
}
