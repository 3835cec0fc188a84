/** Answer of `npm audit`, or why there is none. */
export type Advisories =
  | { readonly answered: true; readonly counts: Readonly<Record<string, number>> }
  | { readonly answered: false; readonly reason: string };

/**
 * Reads the output of `npm audit --json`. Counts are by severity, for severities with at least one package.
 * @param output standard output; a registry without advisories answers with an error message instead of counts
 */
export function readAdvisories(output: string): Advisories {
  let report: unknown;
  try {
    report = JSON.parse(output);
  } catch {
    return { answered: false, reason: 'npm printed no report' };
  }
  const { metadata, message } = report as {
    readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
    readonly message?: string;
  };
  if (!metadata?.vulnerabilities) return { answered: false, reason: message ?? 'the report has no counts' };
  const counts = Object.entries(metadata.vulnerabilities).filter(
    ([severity, count]) => severity !== 'total' && count > 0,
  );
  return { answered: true, counts: Object.fromEntries(counts) };
}
