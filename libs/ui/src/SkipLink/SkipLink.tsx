'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'onClick'> {
  /** The `id` of the element to skip to. */
  readonly target: string;
  readonly children?: string;
}

/** Renders a link to the main content (WCAG 2.4.1), visible while it has focus. Place it first in the tab order. */
export function SkipLink({ target, className, children = 'Skip to the content', ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={clsx(styles.skipLink, className)}
      onClick={(event) => {
        const element = document.getElementById(target);
        if (!element) return;
        // Following the fragment would add a history entry.
        event.preventDefault();
        element.focus();
        element.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
