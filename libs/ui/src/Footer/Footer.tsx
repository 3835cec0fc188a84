import { useEffect, useRef } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import type { InterfaceIconName } from '../Icon/interfaceDrawings';
import type { NavigationLink } from '../Header/navigation';
import { RouterLink } from '../Link/LinkProvider';
import { Logo } from '../Logo/Logo';
import * as styles from './Footer.css';

export interface SocialLink {
  /** The network's name. */
  readonly label: string;
  /** The company's page there. */
  readonly href: string;
  /** The network's picture. */
  readonly icon: InterfaceIconName;
}

export interface FooterProps {
  /** The company's name, beside the mark. */
  readonly brand: string;
  /** Stands under the name, and at the end of the copyright line. */
  readonly tagline: string;
  /** Calendar year of the copyright line. */
  readonly year: number;
  /** Who holds the copyright. */
  readonly holder: string;
  /** Open in a new tab. */
  readonly social: readonly SocialLink[];
  /** Says of each social link that it opens in a new tab, for screen readers. */
  readonly newTabHint: string;
  /** Columns of links. */
  readonly groups: readonly { readonly heading: string; readonly links: readonly NavigationLink[] }[];
  /** Fades the footer in and slides it up once; called with its element after mounting, returns how to stop. */
  readonly onMount?: (footer: HTMLElement, socialLinks: readonly HTMLElement[]) => () => void;
}

/**
 * The site footer: brand and tagline, four social links, the groups of links, the copyright line. Visible from the
 * first paint; whoever moves it does so through `onMount`.
 *
 * Keyboard: Tab through the links; a social link opens in a new tab and says so.
 *
 * WCAG: landmarks, with a navigation for each group named by its heading (1.3.1), several ways (2.4.5), help in the
 * same place (3.2.6), targets of 44 px for the icons (2.5.5).
 */
export function Footer({ brand, tagline, year, holder, social, newTabHint, groups, onMount }: FooterProps) {
  const content = useRef<HTMLDivElement>(null);
  const socialList = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!onMount || !content.current || !socialList.current) return undefined;
    return onMount(content.current, [...socialList.current.querySelectorAll('a')]);
  }, [onMount]);
  return (
    <footer className={styles.footer}>
      <div ref={content} className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={brand} href="/" />
            <p className={styles.tagline}>{tagline}</p>
            <ul ref={socialList} role="list" className={styles.social}>
              {social.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.socialLink}
                    aria-label={`${link.label} ${newTabHint}`}
                  >
                    <InterfaceIcon name={link.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {groups.map((group) => (
            <nav key={group.heading} aria-label={group.heading}>
              <h2 className={styles.heading}>{group.heading}</h2>
              <ul role="list">
                {group.links.map((link) => (
                  <li key={link.path}>
                    <RouterLink href={link.path} className={styles.link}>
                      {link.label}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.closing}>
          <p>
            © {year} {holder}
          </p>
          <p className={styles.motto}>{tagline}</p>
        </div>
      </div>
    </footer>
  );
}
