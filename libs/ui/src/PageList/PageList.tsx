import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { RouterLink } from '../Link/LinkProvider';
import { stretchedLink } from '../Link/link.css';
import * as styles from './PageList.css';

export interface PageListProps {
  /** Each with its title and a sentence. */
  readonly pages: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
  /** One where it stands in a part of the width. @default 2 */
  readonly columns?: 1 | 2;
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Pages with a sentence each, under hairlines: related pages, the catalogue.
 *
 * Keyboard: one tab stop a page.
 *
 * WCAG: the title alone is the link's name (2.4.4), the whole place its target (2.5.5).
 */
export function PageList({ pages, columns = 2, level = 3 }: PageListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={columns === 2 ? `${styles.list} ${styles.twoColumns}` : styles.list}>
      {pages.map(({ href, title, summary }) => (
        <li key={href} className={styles.item}>
          <Heading className={styles.title}>
            <RouterLink href={href} className={stretchedLink}>
              {title}
            </RouterLink>
          </Heading>
          <InterfaceIcon name="arrow" className={styles.arrow} />
          <p className={styles.text}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
