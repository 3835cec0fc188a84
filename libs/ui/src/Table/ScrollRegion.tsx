'use client';

import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'div'> {
  /** The element: `pre` for source code. @default 'div' */
  readonly as?: 'div' | 'pre';
  /** `id` of the element that names the region. */
  readonly labelledBy: string;
}

/**
 * Renders an element that scrolls sideways. If its content is wider than the element, it is a named, focusable region
 * (WCAG 1.4.10, 2.1.1). It is none on the server and until the first measurement.
 */
export function ScrollRegion({ as = 'div', labelledBy, ref, ...rest }: ScrollRegionProps) {
  // Both elements take the same attributes.
  const Element = as as 'div';
  const root = useRef<HTMLDivElement>(null);
  const [scrollable, setScrollable] = useState(false);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Element
      {...rest}
      ref={root}
      {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {})}
    />
  );
}
