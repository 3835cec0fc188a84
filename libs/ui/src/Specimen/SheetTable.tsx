import { RichText } from '../Prose/RichText';
import { checkTable } from '../Table/checkTable';
import type { SpecimenBlock } from './types';
import * as styles from './SheetTable.css';

export type SheetTableProps = Pick<Extract<SpecimenBlock, { type: 'table' }>, 'head' | 'cells'> & {
  /** The `id` of the element that names the table. */
  readonly labelledBy: string | undefined;
};

/** Renders a table. Below the wide breakpoint a row is a group of lines, each with the header of its column. */
export function SheetTable({ head, cells, labelledBy }: SheetTableProps) {
  if (process.env.NODE_ENV !== 'production') checkTable(head, cells);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
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
