import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './StandardsList.css';

export interface StandardsListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text before the list, and its accessible name. @default 'Works to' */
  readonly label?: string;
  /** Official names of the standards. */
  readonly standards: readonly string[];
}

/** Renders a labelled list of standards in one line. */
export function StandardsList({ label = 'Works to', standards, className, ...rest }: StandardsListProps) {
  const id = useId();
  return (
    <div {...rest} className={clsx(styles.strip, className)}>
      <span id={id}>{label}</span>
      <ul role="list" aria-labelledby={id} className={styles.names}>
        {standards.map((standard) => (
          <li key={standard} className={styles.name}>
            {standard}
          </li>
        ))}
      </ul>
    </div>
  );
}
