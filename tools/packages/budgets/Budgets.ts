/** Sizes of one export in bytes: bundled alone by esbuild, minified, compressed by brotli. React is never included. */
export interface ExportSize {
  /** The package's own code; other packages and code that is loaded on demand are left out. */
  readonly own: number;
  /** With its dependencies and peers, and with what it loads on demand. */
  readonly bundled: number;
}

/** Content of `budgets.json` of a package. */
export interface Budgets {
  /** By entry point, for example `@keystrand/ui/dialog`, and name. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, ExportSize>>>>;
  /** Style sheets by name: with all sheets that they import, without fonts. */
  readonly sheets: Readonly<Record<string, number>>;
}

/** Returns the text of `budgets.json`, with one line for each export. */
export function formatBudgets({ exports, sheets }: Budgets): string {
  const object = (properties: readonly string[], indent: string) =>
    properties.length === 0
      ? '{}'
      : `{\n${properties.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`;
  const entries = Object.entries(exports).map(
    ([specifier, sizes]) =>
      `"${specifier}": ${object(
        Object.entries(sizes).map(
          ([name, { own, bundled }]) => `"${name}": { "own": ${String(own)}, "bundled": ${String(bundled)} }`,
        ),
        '    ',
      )}`,
  );
  const lines = Object.entries(sheets).map(([name, size]) => `"${name}": ${String(size)}`);
  return `{\n  "exports": ${object(entries, '  ')},\n  "sheets": ${object(lines, '  ')}\n}\n`;
}
