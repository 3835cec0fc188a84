/** Longest time from the loaded to the rendered page after which the next page change is animated, in milliseconds. */
const renderLimit = 100;

/** Longest wait for the browser to capture the page that a view transition starts from, in milliseconds. */
const captureLimit = 50;

let started = 0;
let lastTime = Infinity;
let endTransition = () => {};

/**
 * Starts the view transition of a page change, and resolves when the browser has captured the page that is shown. Without
 * one, resolves at once: for the first page change, which shows how fast the browser renders, after one that took over
 * 100 ms, and with reduced motion. Not the router's own transitions, which render the application four more times.
 */
export async function startPageTransition(): Promise<void> {
  endTransition();
  started = performance.now();
  if (lastTime > renderLimit || !('startViewTransition' in document)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const captured = Promise.withResolvers<undefined>();
  const rendered = Promise.withResolvers<undefined>();
  endTransition = () => rendered.resolve(undefined);
  const transition = document.startViewTransition(() => {
    captured.resolve(undefined);
    return rendered.promise;
  });
  // Rejects if the transition is skipped, as by another page change or by a change of the window's size.
  transition.ready.catch(() => undefined);
  const timer = setTimeout(() => transition.skipTransition(), captureLimit);
  await captured.promise;
  clearTimeout(timer);
}

/** Lets the browser show the page that has been rendered since `startPageTransition`. */
export function endPageTransition(): void {
  lastTime = performance.now() - started;
  endTransition();
}
