import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './StrandList.css';

interface StrandItem {
  readonly title: string;
  readonly description: string;
}

export interface StrandListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which `Strand` draws its strands: mint, blue, violet. */
  readonly items: readonly [StrandItem, StrandItem, StrandItem];
}

/** Renders three items with a title each, below a line in the colour of their strand. */
export function StrandList({ items, className, ...rest }: StrandListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {items.map(({ title, description }, index) => (
        <li key={title} className={styles.strand[index as 0 | 1 | 2]}>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
