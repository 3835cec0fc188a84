/**
 * Measures the site at work, at a CPU slowdown of 4: interactions, page changes, particles, scrolling, heap, back-forward
 * cache: `npm run bench:work`. See docs/performance.md.
 *
 * Arguments: `--only interactions,changes,particles,scrolling,heap,cache`, `--runs 5`, `--no-wait`, `--patience 20`
 * (minutes), `--no-build`, `--docs` (writes docs/performance.md).
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from '../../../.config/chromium.ts';
import { writeDocsSection } from '../docsSection.ts';
import { waitForQuietMachine } from '../quietMachine.ts';
import { writeResults } from '../results.ts';
import { startSite } from '../servers.ts';
import { buildSite, notFoundPath, readSitePages } from '../siteBuild.ts';
import { markdownTable, textTable } from '../table.ts';
import { measureBackForwardCache } from './backForwardCache.ts';
import { measureHeapGrowth } from './heapGrowth.ts';
import { measureInteractions } from './interactions.ts';
import { measurementRows, shareRows } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { measurePageChanges } from './pageChanges.ts';
import { measureParticles } from './particles.ts';
import { measureScrolling } from './scrolling.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    wait: { type: 'boolean', default: true },
    patience: { type: 'string', default: '20' },
    build: { type: 'boolean', default: true },
    docs: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const runs = Number(values.runs);
const minutes = Number(values.patience);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
if (!(minutes > 0)) throw new Error('--patience must be a number of minutes.');

const chromePath = findChromium();
if (chromePath === undefined) throw new Error('Chromium was not found; set CHROMIUM_PATH.');

if (values.build) await buildSite();
const paths = readSitePages()
  .map(({ path }) => path)
  .filter((path) => path !== notFoundPath);
const browser = await chromium.launch(launchOptions);
const site = await startSite();
const { origin } = site;

const parts: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  interactions: () => measureInteractions(browser, origin, runs),
  changes: () => measurePageChanges(browser, chromePath, origin, runs),
  particles: () => measureParticles(browser, origin, runs),
  scrolling: () => measureScrolling(browser, origin, runs),
  heap: () => measureHeapGrowth(browser, origin),
  cache: () => measureBackForwardCache(launchOptions, origin, paths),
};

try {
  const chosen = values.only ? values.only.split(',') : Object.keys(parts);
  const measurements: Measurement[] = [];
  for (const name of chosen) {
    const measure = parts[name];
    if (!measure) throw new Error(`--only has "${name}"; parts: ${Object.keys(parts).join(', ')}`);
    if (values.wait) await waitForQuietMachine({ minutes });
    console.log(`\nMeasuring ${name}.`);
    const measured = await measure();
    console.log(textTable(measurementRows(measured)));
    measurements.push(...measured);
  }
  await writeResults('work', { arguments: values, measurements });
  if (values.docs) await writeDocsSection('work', markdownTable(shareRows(measurements)));
} finally {
  await browser.close();
  await site.stop();
}
