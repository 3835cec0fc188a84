import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/LinkProvider';
import { linkRowArrow, stretchedLink } from '../Link/link.css';
import * as styles from './PageList.css';

export interface PageListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each with its title and a one-sentence summary. */
  readonly pages: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Renders links to pages with a summary each, in two columns from 640 px. The title is the link's accessible name
 * (WCAG 2.4.4) and the whole item is its target (WCAG 2.5.5).
 */
export function PageList({ pages, level = 3, className, ...rest }: PageListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {pages.map(({ href, title, summary }) => (
        <li key={href} className={styles.item}>
          <Heading className={styles.title}>
            <Link href={href} className={stretchedLink}>
              {title}
            </Link>
          </Heading>
          <InterfaceIcon name="arrow" className={linkRowArrow} />
          <p className={styles.text}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
