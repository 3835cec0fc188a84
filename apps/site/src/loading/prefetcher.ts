import { contentPath } from '../contentPath';
import { onIdle } from '../shell/onIdle';
import { linkedPath } from './links';
import type { PageSource } from './pageSource';

/** Most pages that are loaded because a link to them is in view, for each page shown: about 50 kB. */
const budget = 8;

/** Input that announces a visit to a link's page. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Input that shows that somebody uses the page. Not `scroll`, which the application causes too. */
const signs = ['pointermove', 'touchstart', 'keydown', 'wheel'] as const;

/** The Network Information API of Chromium; https://wicg.github.io/netinfo/ */
interface ConnectedNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

function isFrugal(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as ConnectedNavigator).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Loads pages ahead of a visit: when the pointer, the focus or a finger reaches a link; and once the visitor uses the page,
 * one after the other, when the browser is idle, pages whose links are in view. A page that nobody touches requests nothing.
 * With Save-Data or 2G, only the first of these.
 * @param importAtOnce code that is loaded as soon as the visitor uses the page
 * @param chunks further code, loaded when the browser is idle
 * @returns a function to call when a page is shown
 */
export function startPrefetcher(
  pages: Pick<PageSource, 'prefetch'>,
  importAtOnce: () => Promise<unknown>,
  chunks: readonly (() => Promise<unknown>)[],
): () => void {
  const queue: (() => unknown)[] = [];
  let running = false;
  /** The page that the visitor points at, which nothing else delays. */
  let intended = Promise.resolve();
  const run = () => {
    const load = running || !navigator.onLine ? undefined : queue.shift();
    if (!load) return;
    running = true;
    const next = () => {
      running = false;
      run();
    };
    onIdle(() => void intended.then(load).then(next, next));
  };

  let left = budget;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The links of a closed panel are in the window too.
      const isShown = isIntersecting && target.checkVisibility({ visibilityProperty: true });
      const path = isShown ? linkedPath(target) : undefined;
      if (path === undefined || left === 0 || path === contentPath(location.pathname)) continue;
      left -= 1;
      queue.push(() => pages.prefetch(path));
    }
    run();
  });

  const passive = { capture: true, passive: true };
  for (const type of intents)
    document.addEventListener(
      type,
      ({ target }) => {
        const path = navigator.onLine ? linkedPath(target) : undefined;
        if (path !== undefined) intended = pages.prefetch(path);
      },
      passive,
    );
  if (isFrugal()) return () => undefined;

  let inUse = false;
  const observeLinks = () => {
    if (!inUse) return;
    observer.disconnect();
    left = budget;
    for (const link of document.links) observer.observe(link);
  };
  const use = () => {
    for (const type of signs) removeEventListener(type, use, true);
    inUse = true;
    importAtOnce().catch(() => undefined);
    // Observed when the browser is idle: the input may be a press, which the browser should paint first.
    queue.push(observeLinks, ...chunks);
    run();
  };
  for (const type of signs) addEventListener(type, use, passive);
  return observeLinks;
}
