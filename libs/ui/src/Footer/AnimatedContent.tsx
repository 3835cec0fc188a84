'use client';

import { useEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';

interface AnimatedContentProps extends ComponentPropsWithoutRef<'div'> {
  readonly onMount: (content: HTMLElement, socialLinks: readonly HTMLElement[]) => () => void;
}

/** Renders the content of the footer and calls `onMount` with it. */
export function AnimatedContent({ onMount, ...rest }: AnimatedContentProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = root.current;
    // Only social links open in a new tab.
    return content ? onMount(content, [...content.querySelectorAll<HTMLElement>('a[target]')]) : undefined;
  }, [onMount]);
  return <div {...rest} ref={root} />;
}
