import { body, row } from '../Figure/stackedTable.css';
import { RichText } from '../Prose/RichText';
import { checkTable } from '../Table/checkTable';
import type { SpecimenBlock } from './types';
import * as styles from './SheetTable.css';

export type SheetTableProps = Pick<Extract<SpecimenBlock, { type: 'table' }>, 'head' | 'cells'> & {
  /** The `id` of the element that names the table. */
  readonly labelledBy: string | undefined;
};

/** Renders a table. In a narrow sheet a row is a group of lines, each with the header of its column. */
export function SheetTable({ head, cells, labelledBy }: SheetTableProps) {
  if (process.env.NODE_ENV !== 'production') checkTable(head, cells);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead className={styles.head}>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {cells.map((cellsOfRow, index) => (
          <tr key={index} className={row}>
            {cellsOfRow.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <RichText text={cell} />
                </th>
              ) : (
                <td key={column} data-head={head[column]}>
                  <RichText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
