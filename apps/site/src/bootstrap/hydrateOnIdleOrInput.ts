/** Time for which a click waits for the application, in milliseconds (docs/requirements.md, section 9.2). */
const clickTimeout = 10_000;

/**
 * Called while the document is parsed. Starts the application once: when the document has loaded, something is painted and
 * the browser is idle, at the latest 3 s after the load event, or on the first input. A click on a link marked
 * `data-replay-click` is kept until the application is hydrated. If that fails, the link is followed; if it takes more than
 * 10 s, the click is dropped, and further clicks follow the link.
 * @param start resolves when the application is hydrated
 */
export function hydrateOnIdleOrInput(start: () => Promise<unknown>): void {
  let state: 'idle' | 'started' | 'failed' = 'idle';
  let clicked: HTMLAnchorElement | undefined;

  const takeClick = () => {
    const link = clicked;
    link?.removeAttribute('aria-busy');
    clicked = undefined;
    document.removeEventListener('click', keepClick, true);
    return link;
  };
  const run = () => {
    if (state === 'started') return;
    state = 'started';
    start().then(
      () => {
        document.documentElement.dataset['hydrated'] = '';
        takeClick()?.click();
      },
      () => {
        // The next press or key tries again, but neither a pointer that moves nor time.
        state = 'failed';
        if (clicked) location.assign(takeClick()?.href ?? '');
      },
    );
  };
  const runFirst = () => {
    if (state === 'idle') run();
  };
  addEventListener('pointermove', runFirst, { capture: true, passive: true });
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(type, run, { capture: true, passive: true });

  const onLoad = () => {
    // A document that Chromium prerenders waits until it is shown (https://wicg.github.io/nav-speculation/).
    if ('prerendering' in document && document.prerendering) {
      document.addEventListener('prerenderingchange', onLoad, { once: true });
      return;
    }
    // Safari lacks requestIdleCallback.
    const idle = 'requestIdleCallback' in window;
    setTimeout(runFirst, idle ? 3000 : 300);
    // On a fast connection the browser loads the document and is idle before it paints; requests would compete with the paint.
    if (idle)
      new PerformanceObserver(() => requestIdleCallback(runFirst)).observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', onLoad, { once: true });

  const keepClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-replay-click]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    if (!clicked) setTimeout(takeClick, clickTimeout);
    clicked = link;
  };
  document.addEventListener('click', keepClick, true);
}
