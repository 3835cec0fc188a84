import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './TableOfContents.css';

export interface TableOfContentsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Visible title and accessible name of the landmark. @default 'On this page' */
  readonly label?: string;
  readonly items: readonly { readonly id: string; readonly text: ReactNode }[];
}

/**
 * Renders the table of contents of a long page: links to its headings in a navigation landmark (WCAG 2.4.5). The links
 * are native fragment links, at least 24 px high (WCAG 2.5.8).
 */
export function TableOfContents({ label = 'On this page', items, ...rest }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} {...rest}>
      <p id={titleId} className={styles.title}>
        {label}
      </p>
      <ol role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`} className={styles.link}>
              {item.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
