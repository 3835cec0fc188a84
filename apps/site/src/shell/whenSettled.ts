/** What a visitor does who has begun to look around. */
const signs = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Milliseconds after which an idle browser is taken to be done with the page. */
export const settled = 4000;

/**
 * Calls back once, when the page has had the machine to itself for a while, or the visitor moves; and then not before
 * the browser is idle. For what only decorates. Returns how to call it off.
 */
export function whenSettled(callback: () => void): () => void {
  let idle: number | undefined;
  const stopWaiting = new AbortController();
  const whenIdle = () => {
    stopWaiting.abort();
    clearTimeout(timer);
    // Safari has no idle time to tell of.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback);
    else callback();
  };
  const timer = setTimeout(whenIdle, settled);
  for (const sign of signs)
    addEventListener(sign, whenIdle, { capture: true, passive: true, signal: stopWaiting.signal });
  return () => {
    stopWaiting.abort();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
