import { observeOverflow } from '@keystrand/ui';
import { useEffect, useRef } from 'react';

/** Never applied: React leaves the markup of the document alone while the object stays the same. */
const documentMarkup = { __html: '' };

/**
 * Keeps the prerendered content of the document's page in this `div`, so that content without behaviour needs no code
 * (docs/decisions/0019). Names its scroll regions.
 */
export function DocumentContent() {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const content = element.current;
    if (!content) return undefined;
    // Tables and code that may be wider than the window.
    const stops = [...content.querySelectorAll<HTMLElement>('[data-scroll-region]')].map((region) =>
      observeOverflow(region, region.dataset['scrollRegion'] ?? ''),
    );
    return () => {
      stops.forEach((stop) => {
        stop();
      });
    };
  }, []);

  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={documentMarkup} />;
}
