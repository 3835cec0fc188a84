import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { LoadedPage } from '../loading/pageData';
import { documentTitle } from '../documentTitle';

/**
 * What a page change owes a visitor who does not see it: the title changes, the focus goes to the new page's `h1`
 * (or to what the fragment names), and its name is announced once, politely. WCAG 2.4.2, 2.4.3, 4.1.3.
 * @returns the announcement; empty on the first page, which the browser announces itself
 */
export function useRouteAnnouncer(): string {
  const { pathname, hash } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData as LoadedPage | undefined;
  const page = loaded?.payload.page;
  // A page that failed to load is an arrival too, and so is the page when the retry brings it.
  const shown = page ? page.path : `failed: ${pathname}`;
  const [announced, setAnnounced] = useState(shown);
  const [hasMoved, setHasMoved] = useState(false);
  const arrivedAt = useRef(shown);

  if (announced !== shown) {
    setAnnounced(shown);
    setHasMoved(true);
  }

  useEffect(() => {
    if (arrivedAt.current === shown) return;
    arrivedAt.current = shown;
    if (page) {
      document.title = documentTitle(page);
      document.querySelector('link[rel=canonical]')?.setAttribute('href', canonicalHref(pathname));
    }
    const fragment = hash ? document.getElementById(decodeFragment(hash)) : null;
    const target =
      fragment ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (fragment) fragment.scrollIntoView();
  }, [shown, pathname, hash, page]);

  return hasMoved && page ? page.title : '';
}

function decodeFragment(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function canonicalHref(pathname: string) {
  const now = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return now ? new URL(pathname, now.href).href : pathname;
}
