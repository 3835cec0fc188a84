import { summarize } from './statistics.ts';
import type { Rows } from './table.ts';

/** A measured quantity with one value for each repetition, and its limit. */
export interface Measurement {
  readonly name: string;
  readonly values: readonly number[];
  readonly unit: string;
  /** Greatest value of the median. Without it, the measurement is for information. */
  readonly atMost?: number;
  /** Least value of the median. */
  readonly atLeast?: number;
  /** Decimal places. @default 0 */
  readonly digits?: number;
}

/** Returns whether the median is within the limits; undefined if there are none. */
function isMet({ values, atMost, atLeast }: Measurement): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined;
  const { median } = summarize(values);
  return median <= (atMost ?? Infinity) && median >= (atLeast ?? -Infinity);
}

/** Returns one row for each measurement: median, range, limit, and whether it is met. */
export function measurementRows(measurements: readonly Measurement[]): Rows {
  return [
    ['measure', 'median', 'range', 'limit', 'verdict'],
    ...measurements.map((measurement) => {
      const { name, values, unit, atMost, atLeast, digits = 0 } = measurement;
      const { median, least, greatest } = summarize(values);
      const bound = atMost === undefined ? '' : `≤ ${String(atMost)}`;
      const met = isMet(measurement);
      return [
        `${name}, ${unit}`,
        median.toFixed(digits),
        `${least.toFixed(digits)}-${greatest.toFixed(digits)}`,
        atLeast === undefined ? bound : `≥ ${String(atLeast)}`,
        met === undefined ? '' : met ? 'met' : 'NOT MET',
      ];
    }),
  ];
}
