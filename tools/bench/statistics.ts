/** Median and range of a series of measurements. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

/**
 * Returns the median; of an even number of values, the mean of the middle two.
 *
 * @throws {RangeError} if the values are empty or contain one that is not a number
 */
export function median(values: readonly number[]): number {
  if (values.length === 0 || values.some(Number.isNaN))
    throw new RangeError(`median() needs numbers, but got [${values.join(', ')}].`);
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
  return (lower + upper) / 2;
}

/**
 * Returns median, least and greatest value.
 *
 * @throws {RangeError} if the values are empty or contain one that is not a number
 */
export function summarize(values: readonly number[]): Summary {
  return { median: median(values), least: Math.min(...values), greatest: Math.max(...values) };
}
