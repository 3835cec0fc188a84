import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './CheckList.css';

export interface CheckListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements of equal weight. */
  readonly items: readonly ReactNode[];
  /** Number of columns from medium screens up. @default 1 */
  readonly columns?: 1 | 2;
  /** Icon before each item; `dash` for exclusions. @default 'check' */
  readonly mark?: 'check' | 'dash';
}

/**
 * Renders a list of short statements with an icon in the current hue before each. The icon is decorative: the text
 * makes sense without it (WCAG 1.4.1).
 */
export function CheckList({ items, columns = 1, mark = 'check', className, ...rest }: CheckListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list, columns === 2 && styles.twoColumns, className)}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <InterfaceIcon name={mark === 'check' ? 'check' : 'minus'} className={styles.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
