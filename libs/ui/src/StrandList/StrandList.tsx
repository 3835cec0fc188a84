import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './StrandList.css';

interface StrandItem {
  /** Name of the strand. */
  readonly title: string;
  /** Meaning of the strand. */
  readonly description: string;
}

export interface StrandListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which `Strand` draws its strands: mint, blue, violet. */
  readonly items: readonly [StrandItem, StrandItem, StrandItem];
  /** Heading level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** Renders three items with a title each, below a line in the colour of their strand. */
export function StrandList({ items, level = 3, className, ...rest }: StrandListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {items.map(({ title, description }, index) => (
        <li key={title} className={styles.strand[index as 0 | 1 | 2]}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
