import * as styles from './Metrics.css';

export interface MetricsProps {
  /** Two to five figures with what each counts. */
  readonly metrics: readonly { readonly value: string; readonly label: string }[];
}

/** A strip of figures between hairlines: a `dl`, so that each figure is read with its meaning first (WCAG 1.3.1). */
export function Metrics({ metrics }: MetricsProps) {
  return (
    <dl className={styles.strip}>
      {metrics.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
