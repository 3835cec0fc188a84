import type { ReactNode } from 'react';
import type { NavigationCategory, NavigationLink } from '../Header/navigation';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import * as styles from './MenuContent.css';

export interface MenuContentProps {
  /** Name of the menu. */
  readonly label: string;
  /** Name of the part that unfolds to the categories. */
  readonly servicesLabel: string;
  /** Under Services, in this order. */
  readonly categories: readonly NavigationCategory[];
  /** After Services. */
  readonly links: readonly NavigationLink[];
  /** The one call to action, after the links. */
  readonly action: NavigationLink;
  /** Path of the page shown: marks its link. */
  readonly currentPath: string;
  /** The theme switch at the end. */
  readonly themeSwitch: ReactNode;
  /** Called when a link is chosen, before the page changes. */
  readonly onChoose?: () => void;
}

/**
 * What the full-screen menu holds: the expandable Services group, the top-level links, the theme switch. Services is a
 * native disclosure, so it opens without a script.
 *
 * Keyboard: Enter or Space opens Services; Tab through the links.
 *
 * WCAG: a named landmark (1.3.1), current page marked (2.4.8), 44 px targets (2.5.5).
 */
export function MenuContent(props: MenuContentProps) {
  const { label, servicesLabel, categories, links, action, currentPath, themeSwitch, onChoose } = props;
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul role="list" className={styles.list}>
        <li className={styles.row}>
          <details className={styles.group} open>
            <summary className={styles.entry}>
              {servicesLabel}
              <span className={styles.sign}>
                <InterfaceIcon name="chevron" />
              </span>
            </summary>
            <ul role="list" className={styles.services}>
              {categories.map((category) => (
                <li key={category.path}>
                  <RouterLink
                    href={category.path}
                    className={styles.service}
                    aria-current={current(category.path)}
                    onClick={onChoose}
                  >
                    <IconTile category={category.id} icon={category.icon} size="small" />
                    {category.label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </details>
        </li>
        {links.map((link) => (
          <li key={link.path} className={styles.row}>
            <RouterLink
              href={link.path}
              className={styles.entry}
              aria-current={current(link.path)}
              onClick={onChoose}
            >
              {link.label}
            </RouterLink>
          </li>
        ))}
        <li className={styles.row}>
          <RouterLink
            href={action.path}
            className={styles.entry}
            aria-current={current(action.path)}
            onClick={onChoose}
          >
            {action.label}
          </RouterLink>
        </li>
      </ul>
      {themeSwitch}
    </nav>
  );
}
