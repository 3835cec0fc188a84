import { useId } from 'react';
import * as styles from './StandardsList.css';

export interface StandardsListProps {
  /** @default 'Works to' */
  readonly label?: string;
  /** Standards by their correct names. */
  readonly standards: readonly string[];
}

/**
 * What the work is held to, by name: no quotes, no borrowed logos.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a labelled list (1.3.1).
 */
export function StandardsList({ label = 'Works to', standards }: StandardsListProps) {
  const id = useId();
  return (
    <div className={styles.strip}>
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
