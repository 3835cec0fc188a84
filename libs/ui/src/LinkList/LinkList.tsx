import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../Icon/IconName';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { Link } from '../Link/LinkProvider';
import { linkRowArrow, stretchedLink } from '../Link/link.css';
import type { Hue } from '../theme/tokens';
import * as styles from './LinkList.css';

export interface Row {
  readonly href: string;
  /** The link's accessible name. */
  readonly title: string;
  /** Describes the target. */
  readonly text: ReactNode;
  readonly icon?: IconName | undefined;
  readonly hue?: Hue | undefined;
}

export interface LinkListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Rows in reading order. */
  readonly rows: readonly Row[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Renders links as rows between hairlines. The title is the link's accessible name (WCAG 2.4.4); the whole row is its
 * target (WCAG 2.5.5) and shows the focus ring (WCAG 2.4.7).
 */
export function LinkList({ rows, level = 3, className, ...rest }: LinkListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {rows.map(({ href, title, text, icon, hue }) => (
        <li key={href} className={clsx(styles.row, !icon && styles.plain)}>
          {icon ? <IconTile icon={icon} hue={hue} /> : null}
          <Heading className={styles.title}>
            <Link href={href} className={stretchedLink}>
              {title}
            </Link>
          </Heading>
          <p className={styles.text}>{text}</p>
          <InterfaceIcon name="arrow" className={linkRowArrow} />
        </li>
      ))}
    </ul>
  );
}
