'use client';

import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { observeOverflow } from '../observeOverflow';

interface ScrollRegionProps extends ComponentPropsWithRef<'div'> {
  /** The element: `pre` for source code. @default 'div' */
  readonly as?: 'div' | 'pre';
  /** `id` of the element that names the region. */
  readonly labelledBy: string;
}

/**
 * Renders an element that scrolls sideways. If its content is wider than the element, it is a named, focusable region
 * (WCAG 1.4.10, 2.1.1). It is none on the server and until the first measurement. `data-scroll-region` is for pages whose
 * markup is not hydrated, which call `observeOverflow` themselves.
 */
export function ScrollRegion({ as = 'div', labelledBy, ref, ...rest }: ScrollRegionProps) {
  // Both elements take the same attributes.
  const Element = as as 'div';
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useEffect(() => (root.current ? observeOverflow(root.current, labelledBy) : undefined), [labelledBy]);
  return <Element {...rest} ref={root} data-scroll-region={labelledBy} />;
}
