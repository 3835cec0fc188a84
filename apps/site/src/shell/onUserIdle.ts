/** What a visitor does who wants something of the page, and its answer at once. */
const signs = ['pointerdown', 'keydown'] as const;

/** Milliseconds without a press or a key after which the page is taken to be read in peace. */
export const settled = 4000;

/**
 * Calls back once, when the page has been left in peace for a while, and then not before the browser is idle: for what
 * only decorates, and must not stand in the way of anything that is wanted. Returns how to call it off.
 */
export function onUserIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const stopListening = new AbortController();
  const whenIdle = () => {
    stopListening.abort();
    // Safari has no idle time to tell of.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback);
    else callback();
  };
  let timer = setTimeout(whenIdle, settled);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(whenIdle, settled);
  };
  for (const sign of signs)
    addEventListener(sign, wait, { capture: true, passive: true, signal: stopListening.signal });
  return () => {
    stopListening.abort();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
