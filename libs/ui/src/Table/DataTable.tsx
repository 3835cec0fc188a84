import type { ComponentPropsWithRef, ReactNode } from 'react';
import { developmentError } from '../development/developmentError';
import { unbroken, unbrokenPhrases } from '../theme/unbroken';

export interface DataTableProps extends ComponentPropsWithRef<'table'> {
  /** Column headers; an empty string renders an empty cell, for the corner above row headers. */
  readonly head: readonly string[];
  /** Cells by row; the first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** @throws {Error} if a row has not one cell for each column */
function checkTable({ head, rows }: DataTableProps): void {
  const row = rows.findIndex((cells) => cells.length !== head.length);
  if (row < 0) return;
  throw developmentError(
    'Table',
    `row ${row + 1} has ${rows[row]?.length ?? 0} cells, but \`head\` has ${head.length} columns`,
    'Give every row one cell for each column; an empty string is an empty cell',
  );
}

/**
 * Renders a table with row and column headers. Every cell has the name of its column as `data-head`, for `stackRows`;
 * the roles keep the table a table where its display changes (WCAG 1.3.1). Children, such as a caption, come first.
 */
export function DataTable({ head, rows, children, ...rest }: DataTableProps) {
  if (process.env.NODE_ENV !== 'production') checkTable({ head, rows });
  return (
    <table {...rest} role="table">
      {children}
      <thead role="rowgroup">
        <tr role="row">
          {head.map((name) =>
            name ? (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ) : (
              <td key={name} role="cell" />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} role="rowheader" scope="row">
                  {unbroken(cell, unbrokenPhrases)}
                </th>
              ) : (
                <td key={column} role="cell" data-head={head[column]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
