/** A measured quantity and its limit. Values are compared as they are printed, so that a table and its verdict agree. */
export interface Limit {
  readonly name: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Decimal places. @default 0 */
  readonly digits?: number;
}

/** Returns the median; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

export const format = ({ digits = 0 }: Limit, value: number): string => value.toFixed(digits);

export function isMet(limit: Limit, value: number): boolean {
  const printed = Number(format(limit, value));
  return printed <= (limit.atMost ?? Infinity) && printed >= (limit.atLeast ?? -Infinity);
}

export const describeLimit = ({ atMost, atLeast }: Limit): string =>
  atLeast === undefined ? `≤ ${String(atMost)}` : `≥ ${String(atLeast)}`;
