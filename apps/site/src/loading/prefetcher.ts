import { contentPath } from '../contentPath';
import { onIdle } from '../shell/onIdle';
import { linkToPage } from './links';

/** Most pages that are loaded because a link to them is in view, for each page shown: about 50 kB. */
const budget = 8;

/** Time after an input in which nothing starts to load, since another input may follow, in milliseconds. */
const restTime = 500;

/** Input on a link that announces a visit to its page. Any other than focus shows that somebody uses the page. */
const intents = ['pointerover', 'focusin', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Loads pages ahead of a visit: when the pointer, the focus or a finger reaches a link; and once the visitor uses the page,
 * one after the other, while the browser is idle, chunks of code and pages whose links are in view. A page that nobody
 * touches requests nothing. With Save-Data or 2G, only the first of these.
 * @returns a function to call when a page is shown
 */
export function startPrefetcher(
  loadPage: (path: string) => Promise<unknown>,
  chunks: readonly (() => Promise<unknown>)[],
) {
  // The Network Information API of Chromium; https://wicg.github.io/netinfo/
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const isSaving = connection?.saveData || connection?.effectiveType.endsWith('2g');

  let restsUntil = 0;
  const rest = async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, restsUntil - performance.now()));
      await new Promise<void>(onIdle);
    } while (performance.now() < restsUntil);
  };
  const { promise: firstUse, resolve: onUse } = Promise.withResolvers<undefined>();
  let loaded: Promise<unknown> = firstUse;
  const loadAhead = (load: () => Promise<unknown>) => {
    if (isSaving) return;
    loaded = loaded.then(rest).then(() => (navigator.onLine ? load() : undefined));
    // A visit loads again what fails.
    loaded = loaded.catch(() => undefined);
  };
  chunks.forEach(loadAhead);

  const onInput = ({ target, type }: Event) => {
    const link = navigator.onLine && linkToPage(target);
    if (link) loadPage(contentPath(link.pathname)).catch(() => undefined);
    if (type === 'focusin') return;
    restsUntil = performance.now() + restTime;
    onUse(undefined);
  };
  for (const type of intents) addEventListener(type, onInput, { capture: true, passive: true });

  let left = budget;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The links of a closed panel are in the window too.
      const isShown = isIntersecting && target.checkVisibility({ visibilityProperty: true });
      const path = isShown && contentPath(linkToPage(target)?.pathname ?? location.pathname);
      if (!path || left === 0 || path === contentPath(location.pathname)) continue;
      left -= 1;
      loadAhead(() => loadPage(path));
    }
  });
  return () =>
    loadAhead(async () => {
      left = budget;
      observer.disconnect();
      for (const link of document.links) observer.observe(link);
    });
}
