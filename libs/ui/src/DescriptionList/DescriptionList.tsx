import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

export interface DescriptionListItem {
  /** Unique in its list. */
  readonly title: string;
  /** What the title means, or what stands under it. */
  readonly description: ReactNode;
}

export interface DescriptionListProps {
  /** In reading order. */
  readonly rows: readonly DescriptionListItem[];
  /**
   * `narrow`: one-word titles beside their text, as in a half column; `stacked`: longer titles over their text, there.
   * @default 'wide'
   */
  readonly density?: 'wide' | 'narrow' | 'stacked';
}

/**
 * Deliverables, standards, principles: a title and what it means, between hairlines.
 *
 * Keyboard: none of its own; Tab goes through the links in it.
 *
 * WCAG: a `dl`, so that title and meaning belong together (1.3.1).
 */
export function DescriptionList({ rows, density = 'wide' }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ title, description }) => (
        <div key={title} className={styles.density[density]}>
          <dt className={styles.term}>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
