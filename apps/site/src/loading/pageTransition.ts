/** Longest wait for the browser to capture the page that a view transition starts from, in milliseconds. */
const captureLimit = 50;

/** Longest time from the start to the rendered page after which the browser still animates the change, in milliseconds. */
const renderLimit = 100;

let isSlow = false;
let endTransition = () => {};

/**
 * Starts the view transition of a page change, and resolves when the browser has captured the page that is shown. If that or
 * the rendering of the next page takes too long, this page and all later ones are shown without a transition. Not the
 * router's own transitions, which render the application four more times.
 * @see https://drafts.csswg.org/css-view-transitions-1/
 */
export async function startPageTransition(): Promise<void> {
  endTransition();
  if (isSlow || !('startViewTransition' in document)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const transition = document.startViewTransition(() => {
      clearTimeout(timer);
      resolve();
      return new Promise<void>((end) => {
        endTransition = () => {
          if (performance.now() - started > renderLimit) skip();
          end();
          endTransition = () => {};
        };
      });
    });
    const skip = () => {
      isSlow = true;
      transition.skipTransition();
    };
    const timer = setTimeout(skip, captureLimit);
    // Rejects if the transition is skipped, as by another page change or by a change of the window's size.
    transition.ready.catch(() => undefined);
  });
}

/** Lets the browser show the page that has been rendered since `startPageTransition`. */
export function endPageTransition(): void {
  endTransition();
}
