/** Input events that start the application at once. */
const inputEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Starts the application once: after the load event when the browser is idle, or on the first input, whichever is earlier.
 * A click on a control marked `data-replay-click` is kept until the application is hydrated, and then dispatched again.
 */
export function hydrateOnIdleOrInput(window: Window, start: () => Promise<unknown>): void {
  const { document } = window;
  let started = false;
  let pendingClick: HTMLElement | null = null;

  const run = (): void => {
    if (started) return;
    started = true;
    start().catch(() => {
      // The page works without the application. The next input tries again; a pending click on a link follows the link.
      started = false;
      if (pendingClick instanceof HTMLAnchorElement) window.location.assign(pendingClick.href);
    });
  };

  for (const type of inputEvents) window.addEventListener(type, run, { capture: true, passive: true });
  const onLoad = (): void => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });

  const keepClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay-click]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    pendingClick = control;
  };
  document.addEventListener('click', keepClick, true);
  document.addEventListener(
    'app:hydrated',
    () => {
      for (const type of inputEvents) window.removeEventListener(type, run, true);
      document.removeEventListener('click', keepClick, true);
      document.documentElement.setAttribute('data-hydrated', '');
      pendingClick?.click();
    },
    { once: true },
  );
}
