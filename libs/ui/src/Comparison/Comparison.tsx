import { clsx } from 'clsx';
import { Figure } from '../Figure/Figure';
import type { FigureProps } from '../Figure/Figure';
import { developmentError } from '../development/developmentError';
import { body } from '../Figure/stackedTable.css';
import * as styles from './Comparison.css';

export interface ComparisonData {
  /** Two to four names. */
  readonly options: readonly string[];
  /** Criteria in order, with one cell for each option; the first says when to choose it. */
  readonly rows: readonly { readonly criterion: string; readonly cells: readonly string[] }[];
}

export type ComparisonProps = Omit<FigureProps, 'children' | 'legend'> & ComparisonData;

function checkComparison({ options, rows }: ComparisonData): void {
  const row = rows.find(({ cells }) => cells.length !== options.length);
  if (row)
    throw developmentError(
      'Comparison',
      `the row "${row.criterion}" has ${row.cells.length} cells, but there are ${options.length} options`,
      'Give every row one cell for each option',
    );
}

/**
 * Renders a figure that compares options by criterion in a table. On narrow screens each criterion becomes a list of
 * its answers, so that they stay together and the page does not scroll sideways (WCAG 1.4.10). The roles keep the
 * table a table where its display changes (WCAG 1.3.1).
 */
export function Comparison({ options, rows, ...rest }: ComparisonProps) {
  if (process.env.NODE_ENV !== 'production') checkComparison({ options, rows });
  const optionStyle = clsx(styles.option, options.length > 3 && styles.dense);
  return (
    <Figure {...rest}>
      <table role="table" aria-label={rest.heading} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <td role="cell" className={styles.corner} />
            {options.map((option) => (
              <th key={option} role="columnheader" scope="col" className={optionStyle}>
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={body}>
          {rows.map(({ criterion, cells }) => (
            <tr key={criterion} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.criterion}>
                {criterion}
              </th>
              {cells.map((cell, index) => (
                <td key={options[index]} role="cell" data-option={options[index]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
