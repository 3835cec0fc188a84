import type { ReactNode } from 'react';
import type { IconName } from '../Icon/IconName';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import { stretchedLink } from '../Link/link.css';
import type { Category } from '../theme/tokens';
import * as styles from './LinkList.css';

export interface Row {
  /** Where it leads. */
  readonly href: string;
  /** The link's name. */
  readonly title: string;
  /** What waits there. */
  readonly text: ReactNode;
  /** Stands before the title. */
  readonly icon?: IconName | undefined;
  /** Sets the hue of the icon's tile. */
  readonly category?: Category | undefined;
}

export interface LinkListProps {
  /** In reading order. */
  readonly rows: readonly Row[];
  /** Level of the rows' titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Ways on, as rows between hairlines: the whole row is the target, its title alone the link's name.
 *
 * Keyboard: one tab stop a row, Enter follows it.
 *
 * WCAG: link purpose (2.4.4), target size (2.5.5), focus on the whole row (2.4.7).
 */
export function LinkList({ rows, level = 3 }: LinkListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={styles.list}>
      {rows.map(({ href, title, text, icon, category }) => (
        <li key={href} className={icon ? styles.row : `${styles.row} ${styles.plain}`}>
          {icon ? <IconTile icon={icon} category={category} /> : null}
          <Heading className={styles.title}>
            <RouterLink href={href} className={stretchedLink}>
              {title}
            </RouterLink>
          </Heading>
          <p className={styles.text}>{text}</p>
          <InterfaceIcon name="arrow" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
