import { Figure } from '../Figure/Figure';
import type { FigurePropsOf } from '../Figure/Figure';
import { DataTable } from '../Table/DataTable';
import * as styles from './Comparison.css';

export interface ComparisonData {
  /** Two to four names. */
  readonly options: readonly string[];
  /** Criteria in order, with one cell for each option; the first says when to choose it. */
  readonly rows: readonly { readonly criterion: string; readonly cells: readonly string[] }[];
}

export type ComparisonProps = FigurePropsOf<ComparisonData>;

/**
 * Renders a figure that compares options by criterion in a table. On narrow screens each criterion becomes a list of
 * its answers, so that they stay together and the page does not scroll sideways (WCAG 1.4.10).
 */
export function Comparison({ options, rows, ...rest }: ComparisonProps) {
  return (
    <Figure {...rest}>
      <DataTable
        aria-label={rest.heading}
        className={styles.table}
        head={['', ...options]}
        rows={rows.map(({ criterion, cells }) => [criterion, ...cells])}
      />
    </Figure>
  );
}
