import type { createBrowserRouter } from 'react-router-dom';
import { contentPath } from '../contentPath';

/**
 * Returns the address of the link around the target if it leads to a page of this site: not to another site or a file such
 * as the feed, and without a `target`.
 */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.target ? '' : (link?.getAttribute('href') ?? '');
  const [path = ''] = href.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) && !/\.[a-z0-9]+$/i.test(path) ? href : undefined;
}

/**
 * Lets the router follow all links to pages, those of prerendered content included. One listener instead of a component for
 * each link, since the router renders all of its link components with every page change.
 * @returns a function that removes the listener
 */
export function followLinks(router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>): () => void {
  const follow = (event: MouseEvent) => {
    const href = linkedPage(event.target);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (href === undefined || isModified || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    // A link to the address of the document adds no entry to the history.
    void router.navigate(href, { replace: new URL(href, location.href).href === location.href });
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
  };
}

/** Returns the path of the page that `linkedPage` finds, as in the content. */
export function linkedPath(target: EventTarget | null): string | undefined {
  const href = linkedPage(target);
  return href === undefined ? undefined : contentPath(href.replace(/[?#].*/, ''));
}
