import type { ReactNode } from 'react';
import * as styles from './DescriptionGrid.css';

export interface DescriptionGridProps {
  readonly items: readonly { readonly title: string; readonly description: ReactNode }[];
}

/** Renders a description list (`dl`) as a grid of one column, or two from the medium breakpoint (WCAG 1.3.1). */
export function DescriptionGrid({ items }: DescriptionGridProps) {
  return (
    <dl className={styles.grid}>
      {items.map(({ title, description }) => (
        <div key={title} className={styles.item}>
          <dt className={styles.term}>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
