import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { stretchedLink } from '../Link/link.css';
import { Link } from '../Link/LinkProvider';
import { MarkedText } from '../MarkedText/MarkedText';
import * as styles from './Finder.css';
import type { FinderGroup } from './types';

/** Renders groups of links. The title names the link (WCAG 2.4.4), and the whole row is its target (WCAG 2.5.5). */
export function FinderResults({ groups }: { readonly groups: readonly FinderGroup[] }) {
  return groups.map(({ label, icon, hue, results }) => (
    <div key={label} className={styles.group}>
      <div className={styles.groupName}>
        <IconTile icon={icon} hue={hue} size="small" />
        <h2 className={styles.groupLabel}>{label}</h2>
      </div>
      <ul role="list" className={styles.list}>
        {results.map(({ href, title, text, titleRanges, textRanges }) => (
          <li key={href} className={styles.row}>
            <h3 className={styles.title}>
              <Link href={href} className={stretchedLink}>
                <MarkedText text={title} ranges={titleRanges} />
              </Link>
            </h3>
            <p className={styles.text}>
              <MarkedText text={text} ranges={textRanges} />
            </p>
            <InterfaceIcon name="arrow" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
