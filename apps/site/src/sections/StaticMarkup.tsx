import { observeOverflow } from '@keystrand/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath } from '../shell/isPagePath';
import { usePrefetch } from '../shell/prefetch';

/** Never applied: React leaves the markup of the document alone while the object stays the same. */
const documentMarkup = { __html: '' };

/** Input events that announce a visit, as of `SiteLink`. */
const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Keeps the prerendered content of this `div` as it is in the document, so that content without behaviour needs no code. Its
 * links are followed by the router, and its scroll regions are named.
 */
export function StaticMarkup() {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    const pathOf = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      const href = link?.target ? undefined : link?.getAttribute('href');
      return href && isPagePath(href) ? href : undefined;
    };
    for (const type of intentEvents)
      element.current?.addEventListener(
        type,
        (event) => {
          const path = pathOf(event)?.split(/[?#]/, 1)[0];
          if (path) prefetch(path);
        },
        options,
      );
    element.current?.addEventListener(
      'click',
      (event) => {
        const path = pathOf(event);
        const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!path || isModified || event.button !== 0 || event.defaultPrevented) return;
        event.preventDefault();
        void navigate(path, { viewTransition: true });
      },
      { signal: listeners.signal },
    );
    // Tables and code that may be wider than the window.
    const stops = [...(element.current?.querySelectorAll<HTMLElement>('[data-scroll-region]') ?? [])].map(
      (region) => observeOverflow(region, region.dataset['scrollRegion'] ?? ''),
    );
    return () => {
      listeners.abort();
      stops.forEach((stop) => {
        stop();
      });
    };
  }, [navigate, prefetch]);

  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={documentMarkup} />;
}
