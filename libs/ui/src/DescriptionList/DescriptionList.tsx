import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { unbroken, unbrokenPhrases } from '../theme/unbroken';
import * as styles from './DescriptionList.css';

export interface DescriptionListItem {
  /** The term; unique in its list. */
  readonly title: string;
  /** The term with links or other markup, in place of `title`. */
  readonly term?: ReactNode;
  readonly description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  readonly rows: readonly DescriptionListItem[];
  /**
   * Layout of a row. `wide`: title and text side by side over the full width; `stacked`: title above its text, in two
   * columns if there is room.
   * @default 'wide'
   */
  readonly density?: 'wide' | 'stacked';
}

/** Renders titles and their descriptions as a description list (`dl`) with hairlines between the rows. */
export function DescriptionList({ rows, density = 'wide', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list[density], className)}>
      {rows.map(({ title, term, description }) => (
        <div key={title} className={clsx(styles.row, density === 'wide' && styles.wide)}>
          <dt className={styles.term}>{unbroken(term ?? title)}</dt>
          <dd>{unbroken(description, unbrokenPhrases)}</dd>
        </div>
      ))}
    </dl>
  );
}
