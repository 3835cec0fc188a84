import { contentPath } from '../contentPath';
import { onIdle } from '../shell/onIdle';
import { linkedPath } from './links';
import type { PageSource } from './pageSource';

/** Most pages whose data is fetched because a link to them is in view, for each page shown: about 30 kB. */
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
 * Loads pages ahead of a visit: code and data when the pointer, the focus or a finger reaches a link; and one after the
 * other, when the browser is idle, the data of pages whose links are in view, and their code once the visitor uses the page.
 * A page that nobody touches loads no code. With Save-Data or 2G, only the first of these.
 * @param chunks further code, loaded last, once the visitor uses the page
 * @returns a function to call when a page is shown, with the path of a page to load first
 */
export function startPrefetcher(
  pages: Pick<PageSource, 'prefetch'>,
  chunks: readonly (() => Promise<unknown>)[],
): (first?: string) => void {
  const queue: (() => Promise<unknown>)[] = [];
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

  const known = new Set<string>();
  let left = budget;
  let inUse = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The links of a closed panel are in the window too.
      const isShown = isIntersecting && target.checkVisibility({ visibilityProperty: true });
      const path = isShown ? linkedPath(target) : undefined;
      if (path === undefined || left === 0 || known.has(path)) continue;
      if (path === contentPath(location.pathname)) continue;
      left -= 1;
      known.add(path);
      queue.push(() => pages.prefetch(path, inUse ? undefined : 'data'));
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
  if (isFrugal())
    return (first) => {
      if (first !== undefined) void pages.prefetch(first);
    };

  const use = () => {
    for (const type of signs) removeEventListener(type, use, true);
    inUse = true;
    queue.push(...[...known].map((path) => () => pages.prefetch(path)), ...chunks);
    run();
  };
  for (const type of signs) addEventListener(type, use, passive);
  return (first) => {
    if (first !== undefined) queue.unshift(() => pages.prefetch(first));
    observer.disconnect();
    left = budget;
    for (const link of document.links) observer.observe(link);
  };
}
