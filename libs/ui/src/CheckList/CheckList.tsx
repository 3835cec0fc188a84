import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/IconDrawing';
import { interfaceDrawings } from '../Icon/interfaceDrawings';
import { SvgIcon } from '../Icon/SvgIcon';
import { unbroken, unbrokenPhrases } from '../theme/unbroken';
import * as styles from './CheckList.css';

/** Meaning of the items, which decides the icon before each. */
export type ListMark = 'included' | 'excluded' | 'required' | 'factor' | 'occasion' | 'sign' | 'failure';

const drawings: Readonly<Record<ListMark, IconDrawing>> = {
  included: interfaceDrawings.check,
  excluded: interfaceDrawings.close,
  required: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M5 20a7 7 0 0 1 14 0',
  factor: 'M8 20v-15M4.5 8.5l3.5 -3.5l3.5 3.5M16 4v15M12.5 15.5l3.5 3.5l3.5 -3.5',
  occasion: 'M6 21v-17h12l-3 4.5l3 4.5h-12',
  sign: 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l5 5',
  failure: 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.01',
};

export interface CheckListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly items: readonly ReactNode[];
  /**
   * `included` (tick) or `excluded` (cross) in a scope, `required` of the reader (person), a `factor` of a value
   * (arrows up and down), an `occasion` to start (flag), a `sign` to observe (magnifying glass), a `failure` (warning triangle).
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
            drawing={drawings[mark]}
            className={clsx(styles.mark, mark === 'excluded' && styles.excluded)}
          />
          <span>{unbroken(item, unbrokenPhrases)}</span>
        </li>
      ))}
    </ul>
  );
}
