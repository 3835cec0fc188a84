import { observeOverflow } from '@keystrand/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath } from '../shell/isPagePath';

/** Never applied: React leaves the markup of the document alone while the object stays the same. */
const documentMarkup = { __html: '' };

/**
 * Keeps the prerendered content of the document's page in this `div`, so that content without behaviour needs no code
 * (docs/decisions/0019). Its links are followed by the router, and its scroll regions are named.
 */
export function DocumentContent() {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const content = element.current;
    if (!content) return undefined;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const href = link?.target ? undefined : link?.getAttribute('href');
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!href || !isPagePath(href) || isModified || event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(href, { viewTransition: true });
    };
    content.addEventListener('click', follow);
    // Tables and code that may be wider than the window.
    const stops = [...content.querySelectorAll<HTMLElement>('[data-scroll-region]')].map((region) =>
      observeOverflow(region, region.dataset['scrollRegion'] ?? ''),
    );
    return () => {
      content.removeEventListener('click', follow);
      stops.forEach((stop) => {
        stop();
      });
    };
  }, [navigate]);

  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={documentMarkup} />;
}
