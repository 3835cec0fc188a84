import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../Icon/IconName';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { Link } from '../Link/LinkProvider';
import { linkRowArrow, stretchedLink } from '../Link/link.css';
import type { Hue } from '../theme/tokens';
import { unbroken } from '../theme/unbroken';
import * as styles from './LinkList.css';

export interface Row {
  readonly href: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Above the title; not part of the name of the link. */
  readonly eyebrow?: string;
  readonly icon?: IconName | undefined;
  readonly hue?: Hue | undefined;
}

export interface LinkListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly rows: readonly Row[];
  /**
   * `rows`: title next to its text on wide screens, to read in order. `columns`: title above its text, in two columns if
   * there is room; without icons.
   * @default 'rows'
   */
  readonly layout?: 'rows' | 'columns';
}

/**
 * Renders links below hairlines. The title is the link's accessible name (WCAG 2.4.4); the whole item is its target
 * (WCAG 2.5.5) and shows the focus ring (WCAG 2.4.7).
 */
export function LinkList({ rows, layout = 'rows', className, ...rest }: LinkListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list[layout], className)}>
      {rows.map(({ href, title, text, eyebrow, icon, hue }) => (
        <li key={href} className={clsx(styles.item, icon && styles.withIcon)}>
          {icon ? <IconTile icon={icon} hue={hue} /> : null}
          <h3 className={styles.title}>
            {eyebrow ? <span className={styles.eyebrow}>{eyebrow} </span> : null}
            <Link href={href} className={stretchedLink}>
              {unbroken(title)}
            </Link>
          </h3>
          {text ? <p className={styles.text}>{unbroken(text)}</p> : null}
          <InterfaceIcon name="arrow" className={linkRowArrow} />
        </li>
      ))}
    </ul>
  );
}
