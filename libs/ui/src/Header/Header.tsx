import type { ReactNode } from 'react';
import { GlowButton } from '../GlowButton/GlowButton';
import { RouterLink } from '../Link/LinkProvider';
import { Logo } from '../Logo/Logo';
import * as styles from './Header.css';
import type { NavigationCategory, NavigationLink } from './navigation';
import { ServicesMenu } from './ServicesMenu';

export interface HeaderProps {
  /** The company's name, beside the mark. */
  readonly brand: string;
  /** Name of the button that opens the Services panel. */
  readonly servicesLabel: string;
  /** In the Services panel, in this order. */
  readonly categories: readonly NavigationCategory[];
  /** Beside Services. */
  readonly links: readonly NavigationLink[];
  /** The one call to action. */
  readonly action: NavigationLink;
  /** Path of the page shown: marks the current link and closes the Services panel when it changes. */
  readonly currentPath: string;
  /** The theme toggle of the bar. */
  readonly themeToggle: ReactNode;
  /** The hamburger button with its menu. */
  readonly menuButton: ReactNode;
  /** Without navigation: logo and theme toggle only (specification: /it-consulting). @default false */
  readonly bare?: boolean;
}

/**
 * The site header: logo to home, Services, the top-level links, the theme toggle and one call to action; below 896 px
 * the menu button takes the place of the bar.
 *
 * Keyboard: Tab through the bar; Services opens on focus, Enter pins it, Escape closes it.
 *
 * WCAG: banner with a navigation named 'Main' (1.3.1, 2.4.1), current page marked (2.4.8), the same on every page
 * (3.2.3).
 */
export function Header(props: HeaderProps) {
  const {
    brand,
    servicesLabel,
    categories,
    links,
    action,
    currentPath,
    themeToggle,
    menuButton,
    bare = false,
  } = props;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo name={brand} href="/" current={currentPath === '/'} />
        {bare ? (
          themeToggle
        ) : (
          <>
            <nav aria-label="Main" className={styles.navigation}>
              <ul role="list" className={styles.list}>
                <ServicesMenu label={servicesLabel} categories={categories} currentPath={currentPath} />
                {links.map((link) => (
                  <li key={link.path}>
                    <RouterLink
                      href={link.path}
                      className={styles.link}
                      aria-current={link.path === currentPath ? 'page' : undefined}
                    >
                      {link.label}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.actions}>
              {themeToggle}
              <GlowButton href={action.path} size="small">
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
