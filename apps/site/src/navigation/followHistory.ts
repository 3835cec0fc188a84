import { createPath, NavigationType } from 'react-router-dom';
import { createLocation } from './createNavigation';
import type { Navigation } from './createNavigation';
import { saveScrollPosition, savedScrollPosition, storeScrollPositions } from './scrollPositions';

/** Returns the location of the current entry of the history. Gives an entry a key that a link to a fragment has added. */
export function readLocation() {
  const to = createLocation(createPath(location));
  const { key = to.key } = (history.state ?? {}) as { readonly key?: string };
  history.replaceState({ key }, '');
  return { ...to, key };
}

/** Shows the page of the entry that Back and Forward lead to, and keeps the scroll positions of entries. */
export function followHistory({ getView, visit }: Pick<Navigation, 'getView' | 'visit'>): void {
  const savePosition = () => saveScrollPosition(getView().location.key);
  // A link to a fragment scrolls before it tells of its entry, which has no state yet. Not every click: it may force a layout.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href^="#"]')) savePosition();
  });
  addEventListener('popstate', () => {
    if (history.state) savePosition();
    void visit(readLocation(), NavigationType.Pop);
  });
  // The browser would restore a position before the page is there. After a reload it is.
  const setRestoration = () => (history.scrollRestoration = 'manual');
  setRestoration();
  addEventListener('pageshow', setRestoration);
  // Nor does it restore that of an entry for which it was told not to, after a visit to another site.
  const position = savedScrollPosition(getView().location.key);
  if (position > 0 && scrollY === 0) scrollTo({ top: position, behavior: 'instant' });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    savePosition();
    storeScrollPositions();
  });
}
