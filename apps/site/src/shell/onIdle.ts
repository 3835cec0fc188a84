/** Longest wait for idle time, in milliseconds. */
const idleTimeout = 1000;

/** Wait in browsers without requestIdleCallback (Safari), in milliseconds. */
const fallbackDelay = 300;

/** For work that must not delay hydration or interaction. Returns a function that cancels it. */
export function onIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}

export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));
