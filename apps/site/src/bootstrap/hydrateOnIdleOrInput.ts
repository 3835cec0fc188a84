/** Time for which a click waits for the application, in milliseconds (docs/requirements.md, section 9.2). */
const clickTimeout = 10_000;

/**
 * Called while the document is parsed. Starts the application once: when the document has loaded, something is painted and
 * the browser is idle, at the latest 3 s after the load event, or on the first input; after a failure, on the next input. A
 * click on a link marked `data-replay-click` waits until the application is hydrated. If that fails, the link is followed;
 * if it takes more than 10 s, the click is dropped, and further clicks follow the link.
 * @param start resolves when the application is hydrated
 */
export function hydrateOnIdleOrInput(start: () => Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** Null after a failure; then only an input tries again. */
  let starting: Promise<unknown> | null | undefined;
  const run = async () => {
    try {
      await (starting ??= start());
      dataset['hydrated'] = '';
      listening.abort();
    } catch {
      starting = null;
    }
  };
  // Not a pointer that moves: the requests would compete with the document, and be repeated all the time after a failure.
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, run, options);

  const runUnlessFailed = () => {
    if (starting !== null) void run();
  };
  const runOnIdle = () => {
    // Safari lacks requestIdleCallback.
    const idle = 'requestIdleCallback' in window;
    setTimeout(runUnlessFailed, idle ? 3000 : 300);
    // On a fast connection the browser loads the document and is idle before it paints; requests would compete with the paint.
    const paints = new PerformanceObserver(() => requestIdleCallback(runUnlessFailed));
    if (idle) paints.observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', () => {
    // A document that Chromium prerenders waits until it is shown (https://wicg.github.io/nav-speculation/).
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', runOnIdle, { once: true });
    else runOnIdle();
  });

  const replay = async (link: HTMLAnchorElement) => {
    link.ariaBusy = 'true';
    await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, clickTimeout))]);
    link.ariaBusy = null;
    if ('hydrated' in dataset) link.click();
    else if (starting) delete link.dataset['replayClick'];
    else location.assign(link.href);
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-replay-click]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!link.ariaBusy) void replay(link);
  };
  addEventListener('click', onClick, options);
}
