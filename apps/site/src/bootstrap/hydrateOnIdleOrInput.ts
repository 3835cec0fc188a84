/** First signs of a visitor; whichever comes first starts the application. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Starts the application once: when the page has loaded and the browser is idle, or at the visitor's first input,
 * whichever comes first. A click on a control marked `data-replay-click` that only the application can serve is kept and
 * given again when it is live.
 */
export function hydrateOnIdleOrInput(window: Window, start: () => Promise<unknown>): void {
  const { document } = window;
  let started = false;
  let kept: HTMLElement | null = null;

  const run = (): void => {
    if (started) return;
    started = true;
    start().catch(() => {
      // The page stays what it is without a script; the next input tries again, and a kept link is followed.
      started = false;
      if (kept instanceof HTMLAnchorElement) window.location.assign(kept.href);
    });
  };

  for (const sign of signs) window.addEventListener(sign, run, { capture: true, passive: true });
  const onLoad = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });

  const keep = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay-click]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    kept = control;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'app:hydrated',
    () => {
      for (const sign of signs) window.removeEventListener(sign, run, true);
      document.removeEventListener('click', keep, true);
      document.documentElement.setAttribute('data-hydrated', '');
      kept?.click();
    },
    { once: true },
  );
}
