import type { Navigator } from 'react-router-dom';

/** Returns the link around the target if it leads to a page of this site, not to a file or a fragment; no `target`, no button. */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([role])') : null;
  if (!link?.getAttribute('href')?.startsWith('/') || link.target || link.origin !== location.origin)
    return undefined;
  return /\.[a-z0-9]+$/i.test(link.pathname) ? undefined : link;
}

/** One listener: prerendered content has no link components, and the router renders all of its own with every page change. */
export function followLinks(navigator: Pick<Navigator, 'push' | 'replace'>): void {
  document.addEventListener('click', (event) => {
    const link = linkToPage(event.target);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isModified || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    // A link to the address of the document adds no entry to the history.
    navigator[link.href === location.href ? 'replace' : 'push'](link.pathname + link.search + link.hash);
  });
}
