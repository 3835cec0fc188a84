/**
 * Measures the built site: `npm run bench`. See docs/performance.md.
 *
 * - `npm run bench`: paint, blocking, bytes and scores of a page of each kind with Lighthouse, next to a floor page with the
 *   same response headers and next to other static sites (`--peer <folder>[=/path]`, repeatable); arguments `--all`,
 *   `--pages /,/about`.
 * - `npm run bench -- interactions`, `npm run bench -- changes`: interactions and page changes at a CPU slowdown of 4.
 *
 * Arguments of all: `--runs 5`, `--no-wait` (for a quiet machine), `--no-build`.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { writeFloorPage } from './floorPage.ts';
import { measureInteractions } from './interactions.ts';
import { measurementRows } from './measurement.ts';
import { measurePageChanges } from './pageChanges.ts';
import { waitForQuietMachine } from './quietMachine.ts';
import { writeResults } from './results.ts';
import { runLighthouse } from './runLighthouse.ts';
import { startFolder, startSite } from './servers.ts';
import type { Server } from './servers.ts';
import { buildSite, notFoundPath, readSitePages, selectPages } from './siteBuild.ts';
import { pageRows, spreadRows, targetRows } from './summary.ts';
import type { MeasuredPage } from './summary.ts';
import { textTable } from './table.ts';
import { findChromium, launchOptions } from '../../.config/chromium.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    wait: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs must be a whole number from 1, but is "${values.runs}".`);
const [part = 'pages', ...rest] = positionals;
if (!['pages', 'interactions', 'changes'].includes(part) || rest.length > 0)
  throw new Error(`"${positionals.join(' ')}" is not one of pages, interactions, changes.`);
const chromePath = findChromium();
if (chromePath === undefined) throw new Error('Chromium was not found; set CHROMIUM_PATH.');

/** Measures the site's pages, the floor page and the peers in turn, so that a change of the machine's speed affects all. */
async function measurePages(chrome: string, site: Server, servers: Server[]): Promise<void> {
  const started = async (server: Promise<Server>) => {
    servers.push(await server);
    return (await server).origin;
  };
  const floorOrigin = await started(startFolder(await writeFloorPage(site.origin), `${site.origin}/`));
  const floor = {
    name: 'floor',
    path: '/',
    url: `${floorOrigin}/`,
    runs: [] as MeasuredPage['runs'][number][],
  };
  const paths = values.pages.split(',').filter(Boolean);
  const own = selectPages(readSitePages(), { all: values.all, paths }).map(({ path }) => ({
    ...floor,
    name: path,
    path,
    url: site.origin + (path === notFoundPath ? '/no-such-page' : path),
    runs: [] as MeasuredPage['runs'][number][],
  }));
  const peers = [];
  for (const peer of values.peer) {
    const [folder = '', path = '/'] = peer.split('=');
    const origin = await started(startFolder(resolve(folder)));
    const name = `peer ${basename(resolve(folder, '..'))}${path}`;
    peers.push({ ...floor, name, path, url: origin + path, runs: [] as MeasuredPage['runs'][number][] });
  }
  const measured = [floor, ...own, ...peers];
  console.log(`Measuring ${String(measured.length)} pages, ${String(runs)} runs each.`);
  for (let round = 1; round <= runs; round += 1) {
    if (values.wait) await waitForQuietMachine();
    for (const page of measured) {
      const run = await runLighthouse(page.url, chrome);
      page.runs.push(run);
      console.log(
        `  round ${String(round)}/${String(runs)}  ${page.name.padEnd(28)}  score ${String(run.scores.performance)}, ` +
          `first paint ${run.firstPaint.toFixed(0)} ms, largest ${run.largestPaint.toFixed(0)} ms`,
      );
    }
  }
  const all = [...own, ...peers];
  console.log(`\nMedians of ${String(runs)}; "!" misses the target.\n${textTable(pageRows(all, floor))}`);
  console.log(`\nMedian and range, × the floor's median\n${textTable(spreadRows([floor, ...all], floor))}`);
  console.log(`\n${textTable(targetRows(own, floor))}\n`);
  await writeResults('pages', { arguments: values, pages: measured });
}

if (values.build) await buildSite();
const site = await startSite();
const servers = [site];
try {
  if (part === 'pages') {
    await measurePages(chromePath, site, servers);
  } else {
    if (values.wait) await waitForQuietMachine();
    const browser = await chromium.launch(launchOptions);
    const measure = part === 'interactions' ? measureInteractions : measurePageChanges;
    const measurements = await measure(browser, site.origin, runs);
    await browser.close();
    console.log(textTable(measurementRows(measurements)));
    await writeResults(part, { arguments: values, measurements });
  }
} finally {
  for (const server of servers) await server.stop();
}
