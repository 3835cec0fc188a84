import { observeOverflow } from '@keystrand/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Never applied: React leaves the markup of the document alone while the object stays the same. */
const documentMarkup = { __html: '' };

interface DocumentContentProps {
  /** Element with the prerendered content of a page: of the document that is shown, or of a requested file. */
  readonly content: Element;
}

/**
 * Shows the prerendered content of a page, so that content without behaviour needs no code (docs/decisions/0019). Hydration
 * keeps that of the document. The nodes return to their element when the page is left, and stay as they were for Back.
 * Names the scroll regions of the content.
 */
export function DocumentContent({ content }: DocumentContentProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isKept] = useState(() => document.contains(content));

  useLayoutEffect(() => {
    const host = element.current;
    if (!host || host === content) return undefined;
    host.replaceChildren(...content.childNodes);
    return () => content.replaceChildren(...host.childNodes);
  }, [content]);

  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    // Tables and code that may be wider than the window.
    const stops = [...host.querySelectorAll<HTMLElement>('[data-scroll-region]')].map((region) =>
      observeOverflow(region, region.dataset['scrollRegion'] ?? ''),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: documentMarkup };
  return <div ref={element} {...(isKept && kept)} />;
}
