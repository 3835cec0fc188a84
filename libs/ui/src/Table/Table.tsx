import { useId } from 'react';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import * as styles from './Table.css';
import { useScrollable } from './useScrollable';

export interface TableProps {
  /** What the table shows; also the name of the region that scrolls. */
  readonly caption: string;
  /** Names of the columns; the corner over the names of the rows may be empty. */
  readonly head: readonly string[];
  /** The first cell of each row names the row. */
  readonly rows: readonly (readonly RichTextValue[])[];
}

/**
 * Data in rows and columns. Where it is wider than its place it scrolls inside a named region that takes the focus.
 *
 * Keyboard: Tab to the region, arrow keys scroll.
 *
 * WCAG: header cells (1.3.1), reflow (1.4.10), keyboard (2.1.1).
 */
export function Table({ caption, head, rows }: TableProps) {
  const id = useId();
  const [ref, scrollable] = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={styles.scroll}
      {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}
    >
      <table className={head.length > 2 ? `${styles.table} ${styles.many}` : styles.table}>
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
                  <td key={column} className={styles.data}>
                    <RichText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
