'use client';

import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { observeOverflow } from '../observeOverflow';

interface ScrollRegionProps extends ComponentPropsWithRef<'div'> {
  /** @default 'div' */
  readonly as?: 'div' | 'pre';
  /** `id` of the element that names the region. */
  readonly labelledBy: string;
}

/**
 * Renders an element that scrolls sideways: see `observeOverflow`, which pages whose markup is not hydrated call themselves
 * for each `data-scroll-region`.
 */
export function ScrollRegion({ as = 'div', labelledBy, ref, ...rest }: ScrollRegionProps) {
  // Both elements take the same attributes.
  const Element = as as 'div';
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useEffect(() => (root.current ? observeOverflow(root.current, labelledBy) : undefined), [labelledBy]);
  return <Element {...rest} ref={root} data-scroll-region={labelledBy} />;
}
