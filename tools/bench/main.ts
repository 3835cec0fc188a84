/**
 * Measures the built site: `npm run bench`. See docs/performance.md.
 *
 * - `npm run bench`: paint, blocking, bytes and scores of a page of each kind with Lighthouse, next to a floor page with the
 *   same security headers; arguments `--all`, `--pages /,/about`.
 * - `npm run bench -- interactions`, `npm run bench -- changes`: interactions and page changes at a CPU slowdown of 4.
 *
 * Argument of all: `--runs 5`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { interactions } from './interactions.ts';
import { getValue, metrics, runLighthouse } from './lighthouse.ts';
import type { MeasuredPage } from './lighthouse.ts';
import { describeLimit, format, isMet, median } from './limits.ts';
import { pageChanges } from './pageChanges.ts';
import type { Series } from './pages.ts';
import { builtSite, serveFloor, serveSite } from './servers.ts';
import { findChromium, launchOptions } from '../../.config/chromium.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const part = positionals.join(' ') || 'pages';
if (!['pages', 'interactions', 'changes'].includes(part))
  throw new Error(`"${part}" is not one of pages, interactions, changes.`);
const chromePath = findChromium();
if (chromePath === undefined) throw new Error('Chromium was not found; set CHROMIUM_PATH.');

/**
 * Returns the pages named by arguments, otherwise that of each kind with the largest document, and the not-found page.
 * @throws {Error} if a path is not a page of the site
 */
function selectPages(origin: string): MeasuredPage[] {
  const all = [...builtSite.manifest.paths, '/404'];
  const kinds = Object.values(Object.groupBy(builtSite.pages, ({ page }) => page.kind));
  const largest = kinds.flatMap(
    (pages = []) => pages.toSorted((a, b) => b.html.length - a.html.length)[0]?.path ?? [],
  );
  const named = values.pages.split(',').filter(Boolean);
  const unknown = named.find((path) => !all.includes(path));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a page of the site.`);
  const chosen = values.all ? all : [...largest, '/404'];
  return (named.length > 0 ? named : chosen).map((path) => ({ path, origin, runs: [] }));
}

/** Prints the worst page by each metric, with the target. */
function printPages(own: readonly MeasuredPage[], floor: MeasuredPage): void {
  const targets = metrics.map((metric) => {
    const pages = own
      .filter(({ path }) => metric.exempt?.includes(path) !== true)
      .map((page) => ({ path: page.path, value: getValue(metric, page, floor) }))
      .toSorted((a, b) => (metric.atLeast === undefined ? b.value - a.value : a.value - b.value));
    const met = pages.filter(({ value }) => isMet(metric, value)).length;
    const summary = {
      'worst page': pages[0]?.path,
      value: pages[0] && format(metric, pages[0].value),
      target: describeLimit(metric),
      'pages that meet it': met === pages.length ? 'all' : `${String(met)} of ${String(pages.length)}`,
    };
    return [metric.name, summary];
  });
  console.table(Object.fromEntries(targets));
}

/** Measures the site's pages and the floor page in turn, so that a change of the machine's speed affects all. */
async function measurePages(chrome: string, origin: string): Promise<readonly MeasuredPage[]> {
  const floor: MeasuredPage = { path: '/', origin: await serveFloor(), runs: [] };
  const own = selectPages(origin);
  const measured = [floor, ...own];
  console.log(`Measuring ${String(measured.length)} pages, ${String(runs)} runs each.`);
  for (let round = 1; round <= runs; round += 1) {
    for (const page of measured) {
      page.runs.push(await runLighthouse(page.origin + page.path, chrome));
      console.log(`  round ${String(round)}/${String(runs)}  ${page.path}`);
    }
  }
  printPages(own, floor);
  return measured;
}

/** Measures interactions or page changes in turn, and prints their medians, ranges and limits. */
async function measureTimes(series: readonly Series[], origin: string) {
  const browser = await chromium.launch(launchOptions);
  const measurements = series.map((one) => ({ ...one, times: [] as number[] }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`  repetition ${String(run)}/${String(runs)}`);
    for (const { measure, times } of measurements) times.push(await measure(browser, origin));
  }
  await browser.close();
  const rows = measurements.map(({ times, ...limit }) => [
    limit.name,
    {
      'median, ms': format(limit, median(times)),
      range: `${format(limit, Math.min(...times))}-${format(limit, Math.max(...times))}`,
      limit: describeLimit(limit),
      verdict: isMet(limit, median(times)) ? 'met' : 'NOT MET',
    },
  ]);
  console.table(Object.fromEntries(rows));
  return measurements;
}

const origin = await serveSite();
const results =
  part === 'pages'
    ? await measurePages(chromePath, origin)
    : await measureTimes(part === 'interactions' ? interactions : pageChanges, origin);
const folder = join(import.meta.dirname, '../../dist/bench');
const file = join(folder, `${part}.json`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, JSON.stringify({ arguments: values, results }, null, 2));
console.log(`Wrote ${file}.`);
