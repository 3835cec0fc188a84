import { expect, it } from 'vitest';
import type { Run } from './readRun.ts';
import { pageRows, spreadRows, targetRows } from './summary.ts';
import { meetsTarget, metrics } from './targets.ts';

const scores = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};

/** Returns a run that meets all targets beside itself. */
const run = (changes: Partial<Run> = {}): Run => ({
  scores,
  firstPaint: 600,
  largestPaint: 600,
  blocking: 40,
  layoutShift: 0,
  longestTask: 90,
  mainThread: 120,
  document: 13_000,
  script: 100_000,
  scriptApart: 40_000,
  total: 190_000,
  requests: 12,
  elements: 700,
  ...changes,
});

const page = (path: string, ...runs: readonly Run[]) => ({ path, name: path, runs, wordsWithoutScript: 1 });
const floor = page('floor', run());
const column = (heading: string) => metrics.findIndex((metric) => metric.heading === heading) + 1;
const cell = (heading: string, measured: ReturnType<typeof page>) =>
  pageRows([measured], floor)[1]?.[column(heading)];

it('marks no value of a page that equals the floor', () => {
  expect(pageRows([page('/', run())], floor)[1]?.join(' ')).not.toContain('!');
});

it('compares the median of the runs with the floor', () => {
  const measured = page('/', run({ firstPaint: 600 }), run({ firstPaint: 750 }), run({ firstPaint: 9000 }));
  expect(cell('FCP ×', measured)).toBe('1.25!');
  expect(spreadRows([measured], floor)[1]).toEqual([
    '/',
    '1.25 (1.00-15.00)',
    '1.00 (1.00-1.00)',
    '1.00 (1.00-1.00)',
  ]);
});

it('counts blocking and tasks beyond the floor only', () => {
  expect(cell('TBT +', page('/', run({ blocking: 40 })))).toBe('0');
  expect(cell('TBT +', page('/', run({ blocking: 55 })))).toBe('15!');
  expect(cell('TBT + max', page('/', run(), run(), run({ blocking: 91 })))).toBe('51!');
  expect(cell('task', page('/', run({ longestTask: 91 })))).toBe('91!');
});

it('does not let a rounded value differ from its verdict', () => {
  expect(cell('LCP ×', page('/', run({ largestPaint: 842 })))).toBe('1.40');
  expect(cell('HTML', page('/', run({ document: 14_060 })))).toBe('14.1!');
});

it('exempts the not-found page from the SEO score only', () => {
  const notIndexed = run({ scores: { ...scores, seo: 61, accessibility: 99 } });
  expect(cell('SEO', page('/404', notIndexed))).toBe('61');
  expect(cell('SEO', page('/about', notIndexed))).toBe('61!');
  expect(cell('a11y', page('/404', notIndexed))).toBe('99!');
});

it('names the worst page and how many meet the target', () => {
  const rows = targetRows([page('/', run()), page('/blog', run({ elements: 1090 }))], floor);
  expect(rows.find(([name]) => name === 'elements')).toEqual([
    'elements',
    '/blog',
    '1090',
    '≤ 800',
    '1 of 2',
  ]);
  expect(rows.find(([name]) => name === 'requests')?.[4]).toBe('all');
});

it('has targets that a value can miss', () => {
  for (const metric of metrics)
    expect(meetsTarget(metric, 'atMost' in metric.target ? 1e6 : -1, '/'), metric.name).toBe(false);
});
