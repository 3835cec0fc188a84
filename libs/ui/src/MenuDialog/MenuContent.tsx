import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Emergency } from '../Header/Emergency';
import type { EmergencyLine, NavigationCategory, NavigationLink } from '../Header/navigation';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import * as styles from './MenuContent.css';

/** Content that the button, its popover and the dialog show in the menu. */
export interface MenuProps {
  /** Accessible name of the menu. @default 'Menu' */
  readonly label?: string | undefined;
  /** Label of the disclosure that contains the categories. @default 'Services' */
  readonly servicesLabel?: string | undefined;
  /** Links under Services, in this order. */
  readonly categories: readonly NavigationCategory[];
  /** Links after Services. */
  readonly links: readonly NavigationLink[];
  /** The call to action, after the links. */
  readonly action: NavigationLink;
  /** Telephone line, after the call to action. */
  readonly emergency?: EmergencyLine | undefined;
  /** Path of the current page: marks its link. */
  readonly currentPath: string;
  /** Theme switch at the end. */
  readonly themeSwitch: ReactNode;
}

export interface MenuContentProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | keyof MenuProps>, MenuProps {
  /** Called when a link is chosen, before the page changes. */
  readonly onChoose: () => void;
}

/**
 * The content of the full-screen menu: the Services disclosure, the top-level links, the theme switch. Services is a
 * `<details>` element, so it opens without JavaScript.
 *
 * Keyboard: Enter or Space opens and closes Services.
 */
export function MenuContent({
  label = 'Menu',
  servicesLabel = 'Services',
  categories,
  links,
  action,
  emergency,
  currentPath,
  themeSwitch,
  onChoose,
  className,
  ...rest
}: MenuContentProps) {
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.navigation, className)}>
      <ul role="list" className={styles.list}>
        <li className={styles.row}>
          <details className={styles.group} open>
            <summary className={styles.entry}>
              {servicesLabel}
              <span className={styles.chevron}>
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
                    <IconTile hue={category.hue} icon={category.icon} size="small" />
                    {category.label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </details>
        </li>
        {[...links, action].map((link) => (
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
      </ul>
      {emergency ? (
        <p className={styles.emergency}>
          <Emergency {...emergency} />
        </p>
      ) : null}
      {themeSwitch}
    </nav>
  );
}
