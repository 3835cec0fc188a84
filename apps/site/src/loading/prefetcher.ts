import { contentPath } from '../contentPath';
import { onIdle } from '../shell/onIdle';
import { linkToPage } from './links';

/** Most pages that are loaded because a link to them is in view, for each page shown: about 50 kB. */
const budget = 8;

/** Time after an input in which nothing starts to load, since another input may follow, in milliseconds. */
const restTime = 500;

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

  const queue = [...chunks];
  let isLoading = false;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadAhead = () => {
    clearTimeout(timer);
    if (isSaving || isLoading || restsUntil === 0) return;
    timer = setTimeout(onIdle, restsUntil - performance.now(), () => {
      // After an input while the browser was not idle, or a timer that fired a fraction of a millisecond early.
      if (performance.now() < restsUntil) {
        loadAhead();
        return;
      }
      const load = !isLoading && navigator.onLine ? queue.shift() : undefined;
      if (!load) return;
      isLoading = true;
      const end = () => {
        isLoading = false;
        loadAhead();
      };
      // A visit loads again what fails.
      load().then(end, end);
    });
  };

  const onInput = ({ target, type }: Event) => {
    const link = navigator.onLine && linkToPage(target);
    if (link) loadPage(contentPath(link.pathname)).catch(() => undefined);
    // The focus moves without a visitor too.
    if (type === 'focusin') return;
    restsUntil = performance.now() + restTime;
    loadAhead();
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'keydown'])
    addEventListener(type, onInput, true);

  let left = budget;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The links of a closed panel are in the window too.
      const isShown = isIntersecting && target.checkVisibility({ visibilityProperty: true });
      const path = isShown && linkToPage(target)?.pathname;
      if (!path || left === 0 || path === location.pathname) continue;
      left -= 1;
      queue.push(() => loadPage(contentPath(path)));
    }
    loadAhead();
  });
  return () => {
    queue.push(async () => {
      left = budget;
      observer.disconnect();
      for (const link of document.links) observer.observe(link);
    });
    loadAhead();
  };
}
