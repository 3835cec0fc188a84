import { contentPath } from '../contentPath';
import { onIdle } from '../shell/onIdle';
import { linkedPath } from './links';
import type { PageSource } from './pageSource';

/** Most pages that are loaded because a link to them is in view, for each page shown: about 50 kB. */
const budget = 8;

/** Time after an input in which nothing starts to load, since another input may follow, in milliseconds. */
const restTime = 500;

/** Input that announces a visit to a link's page. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Input that shows that somebody uses the page. Not `scroll`, which the application causes too. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** The Network Information API of Chromium; https://wicg.github.io/netinfo/ */
interface ConnectedNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Loads pages ahead of a visit: when the pointer, the focus or a finger reaches a link; and once the visitor uses the page,
 * one after the other, while the browser is idle, chunks of code and pages whose links are in view. A page that nobody
 * touches requests nothing. With Save-Data or 2G, only the first of these.
 * @param chunks imports of code; the first one, of the most visited pages with behaviour, also starts with the first hover
 * @returns a function to call when a page is shown
 */
export function startPrefetcher(
  pages: Pick<PageSource, 'load'>,
  chunks: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]],
): () => void {
  const { saveData = false, effectiveType = '' } = (navigator as ConnectedNavigator).connection ?? {};
  const isFrugal = saveData || effectiveType.endsWith('2g');
  const queue: (() => unknown)[] = [...chunks];
  let restsUntil = Infinity;
  let running = false;
  /** The page that the visitor points at, which nothing else delays. */
  let intended: Promise<unknown> = Promise.resolve();

  const run = async () => {
    if (running || restsUntil === Infinity) return;
    running = true;
    while (queue.length > 0 && navigator.onLine) {
      await new Promise<void>(onIdle);
      await intended;
      const wait = restsUntil - performance.now();
      // A visit loads again what fails.
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      else await Promise.resolve(queue.shift()?.()).catch(() => undefined);
    }
    running = false;
  };

  let left = budget;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The links of a closed panel are in the window too.
      const isShown = isIntersecting && target.checkVisibility({ visibilityProperty: true });
      const path = isShown ? linkedPath(target) : undefined;
      if (path === undefined || left === 0 || path === contentPath(location.pathname)) continue;
      left -= 1;
      queue.push(() => pages.load(path));
    }
    void run();
  });
  const observeLinks = () => {
    observer.disconnect();
    left = budget;
    for (const link of document.links) observer.observe(link);
  };

  const passive = { capture: true, passive: true };
  for (const type of intents)
    document.addEventListener(
      type,
      ({ target }) => {
        const path = navigator.onLine ? linkedPath(target) : undefined;
        if (path === undefined) return;
        intended = Promise.allSettled([pages.load(path), isFrugal ? undefined : chunks[0]()]);
      },
      passive,
    );
  if (isFrugal) return () => undefined;

  for (const type of signs)
    addEventListener(
      type,
      () => {
        // A pointer that moves on delays nothing.
        if (type === 'pointermove' && restsUntil < Infinity) return;
        restsUntil = performance.now() + restTime;
        void run();
      },
      passive,
    );
  return () => {
    queue.push(observeLinks);
    void run();
  };
}
