import * as styles from './Metrics.css';

export interface MetricsProps {
  /** Figures with what each counts: two to five in a strip, any even number in a grid. */
  readonly metrics: readonly { readonly value: string; readonly label: string }[];
  /** `strip`: one row where the window is wide; `grid`: two columns everywhere. @default 'strip' */
  readonly layout?: 'strip' | 'grid';
}

/**
 * Figures between hairlines.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a `dl`, so that each figure is read with its meaning first (1.3.1).
 */
export function Metrics({ metrics, layout = 'strip' }: MetricsProps) {
  return (
    <dl className={layout === 'strip' ? `${styles.grid} ${styles.strip}` : styles.grid}>
      {metrics.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
