/** Rows of text cells; the first row is the header. */
export type Rows = readonly (readonly string[])[];

function assertEqualLengths(rows: Rows): void {
  const columns = rows[0]?.length ?? 0;
  const wrong = rows.find((row) => row.length !== columns);
  if (wrong)
    throw new RangeError(
      `A row has ${String(wrong.length)} cells instead of ${String(columns)}: ${wrong.join(' | ')}`,
    );
}

/**
 * Returns rows as aligned text: the first column to the left, the others to the right.
 *
 * @throws {RangeError} if rows differ in length
 */
export function textTable(rows: Rows): string {
  assertEqualLengths(rows);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
