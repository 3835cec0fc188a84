import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import * as styles from './Metrics.css';

export interface MetricsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Figures and what each counts: two to six. */
  readonly metrics: readonly { readonly value: string; readonly label: RichTextValue }[];
  /** Below the figures, such as their source. */
  readonly note?: string;
}

/** Renders figures between hairlines as a description list, in which what a figure counts precedes it (WCAG 1.3.1). */
export function Metrics({ metrics, note, className, ...rest }: MetricsProps) {
  return (
    <div {...rest} className={clsx(styles.metrics, className)}>
      <dl className={styles.grid}>
        {metrics.map(({ value, label }, index) => (
          <div key={index} className={styles.figure}>
            <dt className={styles.label}>
              <RichText text={label} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
