import type { ReactNode } from 'react';
import * as styles from './sections.css';

export interface PairsProps {
  readonly items: readonly { readonly title: string; readonly description: ReactNode }[];
}

/** Titled things of equal weight, two sideBySide where they fit; a `dl` (WCAG 1.3.1). */
export function Pairs({ items }: PairsProps) {
  return (
    <dl className={styles.pairs}>
      {items.map(({ title, description }) => (
        <div key={title} className={styles.pair}>
          <dt className={styles.term}>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
