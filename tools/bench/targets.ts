/** Metrics of `npm run bench` and their targets, from the requirements of the project. */
import { median } from './statistics.ts';
import type { Run } from './readRun.ts';

/** All runs of one page in a series. */
export interface PageRuns {
  readonly path: string;
  readonly runs: readonly Run[];
}

/** A metric of a page, compared with the floor page of the same series. */
export interface Metric {
  readonly name: string;
  /** Heading of its column. */
  readonly heading: string;
  readonly value: (page: PageRuns, floor: PageRuns) => number;
  readonly target: { readonly atMost: number } | { readonly atLeast: number };
  /** A target beyond the required one. */
  readonly stretch?: number;
  /** Decimal places. @default 0 */
  readonly digits?: number;
  /** Paths to which the target does not apply. */
  readonly exempt?: readonly string[];
}

type Figure = Exclude<keyof Run, 'scores'>;

const getMedian = ({ runs }: PageRuns, figure: Figure) => median(runs.map((run) => run[figure]));
const ratio = (figure: Figure) => (page: PageRuns, floor: PageRuns) =>
  getMedian(page, figure) / getMedian(floor, figure);
const kilobytes = (figure: Figure) => (page: PageRuns) => getMedian(page, figure) / 1000;
const score = (category: keyof Run['scores']) => (page: PageRuns) =>
  median(page.runs.map(({ scores }) => scores[category]));

/** Metrics in the order of the table's columns. */
export const metrics: readonly Metric[] = [
  { name: 'performance score', heading: 'score', value: score('performance'), target: { atLeast: 100 } },
  { name: 'accessibility score', heading: 'a11y', value: score('accessibility'), target: { atLeast: 100 } },
  {
    name: 'best practices score',
    heading: 'best',
    value: score('best-practices'),
    target: { atLeast: 100 },
    exempt: ['/404'],
  },
  // A not-found page must not be indexed, and its status counts as an error in the console (best practices).
  { name: 'SEO score', heading: 'SEO', value: score('seo'), target: { atLeast: 100 }, exempt: ['/404'] },
  {
    name: 'agentic browsing score',
    heading: 'agents',
    value: score('agentic-browsing'),
    target: { atLeast: 100 },
  },
  {
    name: 'first contentful paint, × floor',
    heading: 'FCP ×',
    value: ratio('firstPaint'),
    target: { atMost: 1.2 },
    digits: 2,
  },
  {
    name: 'largest contentful paint, × floor',
    heading: 'LCP ×',
    value: ratio('largestPaint'),
    target: { atMost: 1.4 },
    stretch: 1.2,
    digits: 2,
  },
  {
    name: 'total blocking time beyond the floor, ms',
    heading: 'TBT +',
    value: (page, floor) => Math.max(0, getMedian(page, 'blocking') - getMedian(floor, 'blocking')),
    target: { atMost: 0 },
  },
  {
    name: 'the same of the worst run, ms',
    heading: 'TBT + max',
    value: (page, floor) =>
      Math.max(
        0,
        Math.max(...page.runs.map(({ blocking }) => blocking)) -
          Math.max(...floor.runs.map(({ blocking }) => blocking)),
      ),
    target: { atMost: 50 },
  },
  {
    name: "longest task, ms, unless it is not longer than the floor's",
    heading: 'task',
    value: (page, floor) => {
      const longest = getMedian(page, 'longestTask');
      return longest > getMedian(floor, 'longestTask') ? longest : 0;
    },
    target: { atMost: 50 },
  },
  {
    name: 'cumulative layout shift, worst run',
    heading: 'CLS',
    value: ({ runs }) => Math.max(...runs.map(({ layoutShift }) => layoutShift)),
    target: { atMost: 0 },
    digits: 3,
  },
  {
    name: 'main-thread time, × floor',
    heading: 'main ×',
    value: ratio('mainThread'),
    // 0.6 s where the floor is 0.12 s.
    target: { atMost: 5 },
    digits: 1,
  },
  {
    name: 'document with critical CSS, kB',
    heading: 'HTML',
    value: kilobytes('document'),
    target: { atMost: 14 },
    digits: 1,
  },
  {
    name: "script at rest without the particles' code, kB",
    heading: 'script',
    value: kilobytes('script'),
    target: { atMost: 105 },
    digits: 1,
  },
  { name: 'whole page, kB', heading: 'page', value: kilobytes('total'), target: { atMost: 200 }, digits: 1 },
  {
    name: 'requests',
    heading: 'requests',
    value: (page) => getMedian(page, 'requests'),
    target: { atMost: 12 },
  },
  {
    name: 'elements',
    heading: 'elements',
    value: (page) => getMedian(page, 'elements'),
    target: { atMost: 800 },
  },
];

/** Returns a value as it is printed. Targets are compared with this, so that the table and its verdict agree. */
export function formatValue({ digits = 0 }: Metric, value: number): string {
  return value.toFixed(digits);
}

/** Returns whether a value meets the metric's target. A page that is exempt always does. */
export function meetsTarget(metric: Metric, value: number, path: string): boolean {
  if (metric.exempt?.includes(path)) return true;
  const rounded = Number(formatValue(metric, value));
  return 'atMost' in metric.target ? rounded <= metric.target.atMost : rounded >= metric.target.atLeast;
}
