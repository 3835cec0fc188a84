import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { GlowButton } from '../GlowButton/GlowButton';
import { Link } from '../Link/LinkProvider';
import { Logo } from '../Logo/Logo';
import * as styles from './Header.css';
import type { Navigation } from './navigation';
import { navigationLink } from './navigationLink.css';
import { ServicesMenu } from './ServicesMenu';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  readonly navigation: Navigation;
  /** Path of the current page: marks its link; a change closes the Services panel. */
  readonly currentPath: string;
  /** Marks Services as the section of the current page. @default false */
  readonly isInServices?: boolean;
  readonly themeToggle: ReactNode;
  readonly menuButton: ReactNode;
  readonly bare?: boolean;
}

/**
 * The site header: logo, Services, top-level links, theme toggle and call to action. Below 896 px the menu button
 * replaces the navigation bar. The order is the same on every page (WCAG 3.2.3).
 */
export function Header({
  navigation,
  currentPath,
  isInServices = false,
  themeToggle,
  menuButton,
  bare = false,
  className,
  ...rest
}: HeaderProps) {
  const { brand, links, action } = navigation;
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <div className={styles.row}>
        <Logo name={brand} href="/" aria-current={current('/')} />
        {bare ? (
          themeToggle
        ) : (
          <>
            <nav aria-label="Main" className={styles.navigation}>
              <ul role="list" className={styles.list}>
                <ServicesMenu navigation={navigation} currentPath={currentPath} isInServices={isInServices} />
                {links.map((link) => (
                  <li key={link.path}>
                    <Link href={link.path} className={navigationLink} aria-current={current(link.path)}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.actions}>
              {themeToggle}
              <GlowButton href={action.path} size="small" aria-current={current(action.path)}>
                {action.label}
              </GlowButton>
            </div>
            <div className={styles.menu}>{menuButton}</div>
          </>
        )}
      </div>
    </header>
  );
}
