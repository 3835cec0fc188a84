import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/LinkProvider';
import * as styles from './Breadcrumbs.css';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Pages from the top level down. The last is the current page, which is not a link. Empty: renders nothing. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
}

/**
 * Renders the location of the page (WCAG 2.4.8) as a list of links to its parent pages. The current page has
 * `aria-current`, and is left out on phones; targets are at least 24 px high (WCAG 2.5.8).
 */
export function Breadcrumbs({ crumbs, label = 'Breadcrumb', ...rest }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} {...rest}>
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
