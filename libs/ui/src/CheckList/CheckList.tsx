import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './CheckList.css';

export interface CheckListProps {
  /** Short statements of equal weight. */
  readonly items: readonly ReactNode[];
  /** @default 1 */
  readonly columns?: 1 | 2;
  /** What stands before each item; `dash` for what is not done. @default 'check' */
  readonly mark?: 'check' | 'dash';
}

/**
 * Short statements, each behind a mark in the category's hue.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a list by its elements (1.3.1); the words never depend on the mark (1.4.1).
 */
export function CheckList({ items, columns = 1, mark = 'check' }: CheckListProps) {
  return (
    <ul role="list" className={columns === 2 ? `${styles.list} ${styles.twoColumns}` : styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <InterfaceIcon name={mark === 'check' ? 'check' : 'minus'} className={styles.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
