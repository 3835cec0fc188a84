import { developmentError } from '../development/developmentError';

/** @throws {Error} if there are fewer than two options, or a row has not one cell for each option */
export function checkComparison(
  options: readonly string[],
  rows: readonly { readonly criterion: string; readonly cells: readonly string[] }[],
): void {
  if (options.length < 2)
    throw developmentError(
      'Comparison',
      `\`options\` has ${options.length} items`,
      'Pass two to four options',
    );
  const row = rows.find(({ cells }) => cells.length !== options.length);
  if (row)
    throw developmentError(
      'Comparison',
      `the row "${row.criterion}" has ${row.cells.length} cells, but there are ${options.length} options`,
      'Give every row one cell for each option',
    );
}
