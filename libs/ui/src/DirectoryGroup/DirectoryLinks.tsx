import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { linkRow, linkRowArrow } from '../Link/link.css';
import { Link } from '../Link/LinkProvider';
import { unbroken } from '../theme/unbroken';
import * as styles from './DirectoryGroup.css';

export interface DirectoryLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly text?: ReactNode;
}

/** Renders links as rings on the strand of a category, in up to three columns. */
export function DirectoryLinks({ links }: { readonly links: readonly DirectoryLink[] }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ href, label, text }) => (
        <li key={href} className={clsx(linkRow, styles.item)}>
          <Link href={href} className={text ? styles.link : styles.plainLink}>
            {label}
          </Link>
          {text ? (
            <>
              <p className={styles.note}>{unbroken(text)}</p>
              <InterfaceIcon name="arrow" className={linkRowArrow} />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
