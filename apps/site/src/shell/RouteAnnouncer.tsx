import { visuallyHidden } from '@keystrand/ui/theme';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { endPageTransition } from '../loading/pageTransition';
import { useView } from '../navigation/NavigationProvider';
import { fragmentTarget } from '../navigation/scrollPositions';

/**
 * Route announcer: handles page changes as a browser does for documents. It moves the focus to the `h1`
 * or to the fragment's target, and announces the page in a live region (WCAG 2.4.3, 4.1.3), except the first
 * one, which the browser announces itself.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const { pathname, hash } = location;
  const page = useView((view) => view.page);
  // A failure is a page change too, and so is the page that a retry loads.
  const shown = page?.path ?? `failed: ${pathname}`;
  const handled = useRef(shown);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (handled.current === shown) return;
    handled.current = shown;
    if (status.current) status.current.textContent = page?.title ?? '';
    if (page?.canonical) document.querySelector('link[rel=canonical]')?.setAttribute('href', page.canonical);
    const target =
      fragmentTarget(hash) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown, hash, page]);

  useEffect(endPageTransition, [location]);

  return <p ref={status} role="status" className={visuallyHidden} />;
}
