import { clsx } from 'clsx';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { linkRow, linkRowArrow } from '../Link/link.css';
import { Link } from '../Link/LinkProvider';
import type { Row } from '../LinkList/LinkList';
import { unbroken } from '../theme/unbroken';
import * as styles from './DirectoryGroup.css';

export function DirectoryLinks({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul role="list" className={styles.links}>
      {rows.map(({ href, title, text }) => (
        <li key={href} className={clsx(linkRow, styles.item)}>
          <Link href={href} className={text ? styles.link : styles.plainLink}>
            {title}
            <InterfaceIcon name="arrow" className={clsx(linkRowArrow, styles.arrow)} />
          </Link>
          {text ? <p className={styles.note}>{unbroken(text)}</p> : null}
        </li>
      ))}
    </ul>
  );
}
