/** Input events that restart the wait. */
const inputEvents = ['pointerdown', 'keydown'] as const;

/** Time without input before the user counts as idle, in milliseconds. */
export const userIdleDelay = 4000;

/**
 * Calls back once, debounced: after 4 s without input and then when the browser is idle. For decorative work that must
 * not delay interaction. Returns a function that cancels it.
 */
export function onUserIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const listeners = new AbortController();
  const onDelay = () => {
    listeners.abort();
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback);
    else callback();
  };
  let timer = setTimeout(onDelay, userIdleDelay);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(onDelay, userIdleDelay);
  };
  for (const type of inputEvents)
    addEventListener(type, restart, { capture: true, passive: true, signal: listeners.signal });
  return () => {
    listeners.abort();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
