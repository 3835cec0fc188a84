import { useId } from 'react';
import * as styles from './TableOfContents.css';

export interface TableOfContentsProps {
  /** @default 'On this page' */
  readonly label?: string;
  /** Headings of this page by their identity. */
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/**
 * Ways to the headings of a long page: a named landmark with native links.
 *
 * Keyboard: Tab through the links, Enter goes to the heading.
 *
 * WCAG: several ways (2.4.5), targets of 24 px (2.5.8).
 */
export function TableOfContents({ label = 'On this page', items }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
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
