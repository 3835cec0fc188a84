import { clsx } from 'clsx';
import { isValidElement, useId } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import { DataTable } from './DataTable';
import { ScrollRegion } from './ScrollRegion';
import * as styles from './Table.css';

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Describes the table; also the accessible name of the scrollable region. */
  readonly caption: string;
  /** Column headers; an empty string renders an empty cell, for the corner above row headers. */
  readonly head: readonly string[];
  /** Cells by row; the first cell of a row is its header. */
  readonly rows: readonly (readonly (RichTextValue | ReactElement)[])[];
  /** Cells of a word or two: on narrow screens the last is next to the header of its row, the others share a line below. @default false */
  readonly short?: boolean;
}

/**
 * Renders a table with row and column headers. Where a table of up to three columns has less than 544 px, or a wider one
 * less than 704 px, its rows are stacked. A table that is wider than its container scrolls inside a named, focusable region
 * (WCAG 1.4.10, 2.1.1).
 */
export function Table({ caption, head, rows, short = false, className, ...rest }: TableProps) {
  const id = useId();
  return (
    <ScrollRegion {...rest} labelledBy={id} className={clsx(styles.scroll, className)}>
      <DataTable
        className={clsx(
          styles.table,
          styles.stacked[short ? 'short' : ((['two', 'three'] as const)[head.length - 2] ?? 'four')],
        )}
        head={head}
        rows={rows.map((cells) =>
          cells.map((cell, column) => (isValidElement(cell) ? cell : <RichText key={column} text={cell} />)),
        )}
      >
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
      </DataTable>
    </ScrollRegion>
  );
}
