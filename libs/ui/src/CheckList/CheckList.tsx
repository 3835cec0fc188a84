import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SvgIcon } from '../Icon/SvgIcon';
import * as styles from './CheckList.css';
import { listMarks } from './listMarks';
import type { ListMark } from './listMarks';

export interface CheckListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Short statements of equal weight. */
  readonly items: readonly ReactNode[];
  /**
   * What the items are, which decides the icon before each: `included` (tick) or `excluded` (cross) in a scope,
   * `required` of the reader (person), a `factor` of a value (arrows), an `occasion` to start (flag), a `sign` to
   * observe (magnifying glass), a `failure` (warning triangle).
   * @default 'included'
   */
  readonly mark?: ListMark;
}

/**
 * Renders a list of short statements with an icon in the current hue before each. The icon is decorative: the text
 * makes sense without it (WCAG 1.4.1).
 */
export function CheckList({ items, mark = 'included', className, ...rest }: CheckListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <SvgIcon
            drawing={listMarks[mark]}
            size={20}
            className={clsx(styles.mark, mark === 'excluded' && styles.excluded)}
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
