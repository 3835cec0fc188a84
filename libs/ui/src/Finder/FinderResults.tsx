import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { Link } from '../Link/LinkProvider';
import * as styles from './Finder.css';
import { MarkedText } from './MarkedText';
import type { FinderGroup } from './types';

interface FinderResultsProps {
  readonly groups: readonly FinderGroup[];
  /** Heading level of the names of the groups. */
  readonly level: 2 | 3;
}

/** Renders groups of links. The title names the link (WCAG 2.4.4), and the whole row is its target (WCAG 2.5.5). */
export function FinderResults({ groups, level }: FinderResultsProps) {
  const Group = `h${level}` as const;
  const Title = level === 2 ? 'h3' : 'h4';
  return groups.map(({ label, icon, hue, results }) => (
    <div key={label} className={styles.group}>
      <div className={styles.groupName}>
        <IconTile icon={icon} hue={hue} size="small" />
        <Group className={styles.groupLabel}>{label}</Group>
      </div>
      <ul role="list" className={styles.list}>
        {results.map(({ href, title, text, titleRanges, textRanges }) => (
          <li key={href} className={styles.row}>
            <Title className={styles.title}>
              <Link href={href} className={styles.link}>
                <MarkedText text={title} ranges={titleRanges} />
              </Link>
            </Title>
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
