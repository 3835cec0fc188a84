import { RouterLink } from '../Link/LinkProvider';
import * as styles from './Breadcrumbs.css';

export interface Crumb {
  /** The page's short name. */
  readonly label: string;
  /** Where that page stands. */
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the top down; the last is the page itself and no link. Nothing is drawn for none. */
  readonly crumbs: readonly Crumb[];
  /** Name of the landmark. @default 'Breadcrumb' */
  readonly label?: string;
}

/**
 * Where the page stands, as a list of links.
 *
 * Keyboard: Tab through the links.
 *
 * WCAG: location (2.4.8), `aria-current` on the page itself, targets of 24 px (2.5.8).
 */
export function Breadcrumbs({ crumbs, label = 'Breadcrumb' }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <RouterLink href={crumb.href} className={styles.link}>
                {crumb.label}
              </RouterLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
