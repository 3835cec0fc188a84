import { developmentError } from '../development/developmentError';

/** @throws {Error} if a row has not one cell for each column */
export function checkTable(head: readonly string[], rows: readonly (readonly unknown[])[]): void {
  const row = rows.findIndex((cells) => cells.length !== head.length);
  if (row < 0) return;
  throw developmentError(
    'Table',
    `row ${row + 1} has ${rows[row]?.length ?? 0} cells, but \`head\` has ${head.length} columns`,
    'Give every row one cell for each column; an empty string is an empty cell',
  );
}
