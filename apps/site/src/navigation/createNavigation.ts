import { createPath, NavigationType, parsePath } from 'react-router-dom';
import type { Location, Navigator } from 'react-router-dom';
import { contentPath } from '../contentPath';
import { StaleBuildError } from '../loading/chunk';
import type { LoadedPage } from '../loading/kinds';
import { startPageTransition } from '../loading/pageTransition';
import { saveScrollPosition } from './scrollPositions';

export interface View {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Undefined if the page at the location failed to load, for the reason `error`. */
  readonly page: LoadedPage | undefined;
  readonly error?: unknown;
  readonly isLoading?: boolean;
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Returns the location of a new entry of the history at the address, a path with query and fragment. */
export const createLocation = (address: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(address),
  state: null,
  key: Math.random().toString(36).slice(2),
});

/** Loads the document at the location, which may be the current one. */
function loadDocument({ pathname, search, hash }: Location) {
  // Not as text, in which a path that begins with two slashes would be another site.
  const { href } = Object.assign(new URL(location.href), { pathname, search, hash });
  // After Back, the address is current already; with a fragment, following it would only scroll.
  if (href === location.href) location.reload();
  else location.assign(href);
}

/**
 * Creates the state of navigation: the current page stays until the next one is loaded, and only the last visit counts. Not
 * the router's own loaders, whose code is a sixth of the script of a page (docs/decisions/0002).
 * @param load loads the page at a path; a StaleBuildError from it reloads the document
 * @param entries receives the entries of the history
 */
export function createNavigation(
  load: (path: string) => Promise<LoadedPage>,
  first: Pick<View, 'location' | 'page'>,
  entries: Pick<History, 'pushState' | 'replaceState' | 'go'> = globalThis.history,
) {
  const firstView: View = { ...first, navigationType: NavigationType.Pop };
  let view = firstView;
  const listeners = new Set<() => void>();
  const update = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  let latest = view.location;

  async function visit(to: Location, navigationType: NavigationType): Promise<void> {
    latest = to;
    update({ isLoading: true });
    const loaded = await load(contentPath(to.pathname)).then(
      async (page) => {
        if (page !== view.page) await startPageTransition();
        return { page, error: undefined };
      },
      (error: unknown) => ({ page: undefined, error }),
    );
    if (latest !== to) return;
    // Until the new document arrives, the current page and the loading indicator stay.
    if (loaded.error instanceof StaleBuildError) {
      loadDocument(to);
      return;
    }
    if (navigationType !== NavigationType.Pop) saveScrollPosition(view.location.key);
    if (navigationType === NavigationType.Push) entries.pushState({ key: to.key }, '', createPath(to));
    if (navigationType === NavigationType.Replace) entries.replaceState({ key: to.key }, '', createPath(to));
    update({ ...loaded, location: to, navigationType, isLoading: false });
  }

  const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  return {
    getView: () => view,
    /** Returns the view of the prerendered document, for hydration. */
    getFirstView: () => firstView,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    visit,
    navigator: {
      createHref,
      go: (delta: number) => entries.go(delta),
      push: (to) => void visit(createLocation(createHref(to)), NavigationType.Push),
      replace: (to) => void visit(createLocation(createHref(to)), NavigationType.Replace),
    } satisfies Navigator,
  };
}
