import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import { checkTable } from './checkTable';
import { ScrollRegion } from './ScrollRegion';
import * as styles from './Table.css';

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Describes the table; also the accessible name of the scrollable region. */
  readonly caption: string;
  /** Column headers; an empty string renders an empty cell, for the corner above row headers. */
  readonly head: readonly string[];
  /** Cells by row; the first cell of a row is its header. */
  readonly rows: readonly (readonly RichTextValue[])[];
}

/**
 * Renders a table with row and column headers. Below 896 px the rows of a table with three columns or more are stacked as
 * labels and values. A table that is wider than its container scrolls inside a named, focusable region (WCAG 1.4.10,
 * 2.1.1).
 */
export function Table({ caption, head, rows, className, ...rest }: TableProps) {
  if (process.env.NODE_ENV !== 'production') checkTable(head, rows);
  const id = useId();
  return (
    <ScrollRegion {...rest} labelledBy={id} className={clsx(styles.scroll, className)}>
      <table className={clsx(styles.table, head.length > 2 && styles.stacked)}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((name) =>
              name ? (
                <th key={name} scope="col" className={styles.head}>
                  {name}
                </th>
              ) : (
                <td key={name} className={styles.head} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={styles.rowHead}>
                    <RichText text={cell} />
                  </th>
                ) : (
                  <td key={column} className={styles.data} data-head={head[column]}>
                    <RichText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
