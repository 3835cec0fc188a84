import { IconTile } from '../IconTile/IconTile';
import { LinkList } from '../LinkList/LinkList';
import { MarkedText } from '../MarkedText/MarkedText';
import * as styles from './Finder.css';
import type { FinderGroup } from './types';

export function FinderResults({ groups }: { readonly groups: readonly FinderGroup[] }) {
  return groups.map(({ label, icon, hue, results }) => (
    <div key={label} className={styles.group}>
      <div className={styles.groupName}>
        <IconTile icon={icon} hue={hue} size="small" />
        <h2 className={styles.groupLabel}>{label}</h2>
      </div>
      <LinkList
        layout="columns"
        rows={results.map(({ href, title, text, titleRanges, textRanges }) => ({
          href,
          title: <MarkedText text={title} ranges={titleRanges} />,
          text: <MarkedText text={text} ranges={textRanges} />,
        }))}
      />
    </div>
  ));
}
