import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import type { InterfaceIconName } from '../Icon/interfaceDrawings';
import { Emergency } from '../Header/Emergency';
import type { EmergencyLine, NavigationLink } from '../Header/navigation';
import { Link } from '../Link/LinkProvider';
import { Logo } from '../Logo/Logo';
import * as styles from './Footer.css';

export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly icon: InterfaceIconName;
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  readonly brand: string;
  readonly tagline: string;
  readonly year: number;
  /** Links to social networks; they open in a new tab. */
  readonly social: readonly SocialLink[];
  readonly groups: readonly { readonly heading: string; readonly links: readonly NavigationLink[] }[];
  readonly emergency?: EmergencyLine;
}

/**
 * The site footer: brand and tagline, groups of links, copyright line, social links. Visible from the first paint; an
 * application can animate it through `ref`. Each group is a navigation landmark, named by its heading.
 */
export function Footer({ brand, tagline, year, social, groups, emergency, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={brand} href="/" />
            <p>{tagline}</p>
          </div>
          <Emergency line={emergency} className={styles.emergency} />
          {groups.map((group) => (
            <nav key={group.heading} aria-label={group.heading}>
              <h2 className={styles.heading}>{group.heading}</h2>
              <ul role="list">
                {group.links.map((link) => (
                  <li key={link.path}>
                    <Link href={link.path} className={styles.link}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.end}>
            <p>{`© ${year} ${brand}`}</p>
            <ul role="list" className={styles.social}>
              {social.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.socialLink}
                    aria-label={`${link.label} (opens in a new tab)`}
                  >
                    <InterfaceIcon name={link.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}
