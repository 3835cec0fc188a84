import { summarize } from './statistics.ts';
import type { Rows } from './table.ts';
import { formatValue, meetsTarget, metrics } from './targets.ts';
import type { Metric, PageRuns } from './targets.ts';

/** A page or peer in a table. */
export interface MeasuredPage extends PageRuns {
  /** Name of the row. */
  readonly name: string;
}

/** Returns one row for each page and one column for each metric; a value that misses its target ends with `!`. */
export function pageRows(pages: readonly MeasuredPage[], floor: PageRuns): Rows {
  return [
    ['page', ...metrics.map(({ heading }) => heading)],
    ...pages.map((page) => [
      page.name,
      ...metrics.map((metric) => {
        const value = metric.value(page, floor);
        return `${formatValue(metric, value)}${meetsTarget(metric, value, page.path) ? '' : '!'}`;
      }),
    ]),
  ];
}

function describeTarget({ target, stretch }: Metric): string {
  const bound = 'atMost' in target ? `≤ ${String(target.atMost)}` : `≥ ${String(target.atLeast)}`;
  return stretch === undefined ? bound : `${bound} (stretch ${String(stretch)})`;
}

/** Returns one row for each metric: its worst page, the value there, the target, and whether all pages meet it. */
export function targetRows(pages: readonly MeasuredPage[], floor: PageRuns): Rows {
  return [
    ['measure', 'worst page', 'value', 'target', 'pages that meet it'],
    ...metrics.map((metric) => {
      const values = pages
        .filter(({ path }) => !metric.exempt?.includes(path))
        .map((page) => ({ page, value: metric.value(page, floor) }))
        .sort((a, b) => ('atMost' in metric.target ? b.value - a.value : a.value - b.value));
      const met = values.filter(({ page, value }) => meetsTarget(metric, value, page.path)).length;
      const [worst] = values;
      const verdict = met === values.length ? 'all' : `${String(met)} of ${String(values.length)}`;
      return worst
        ? [metric.name, worst.page.name, formatValue(metric, worst.value), describeTarget(metric), verdict]
        : [metric.name, '', '', describeTarget(metric), ''];
    }),
  ];
}

/**
 * Returns the spread of the timed figures as ratios to the floor's median: least, median and greatest of a page's runs.
 */
export function spreadRows(pages: readonly MeasuredPage[], floor: PageRuns): Rows {
  const figures = [
    ['first paint ×', 'firstPaint'],
    ['largest paint ×', 'largestPaint'],
    ['main thread ×', 'mainThread'],
  ] as const;
  return [
    ['page', ...figures.map(([heading]) => heading)],
    ...pages.map((page) => [
      page.name,
      ...figures.map(([, figure]) => {
        const base = summarize(floor.runs.map((run) => run[figure])).median;
        const { median, least, greatest } = summarize(page.runs.map((run) => run[figure] / base));
        return `${median.toFixed(2)} (${least.toFixed(2)}-${greatest.toFixed(2)})`;
      }),
    ]),
  ];
}
