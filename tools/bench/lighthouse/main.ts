/**
 * Measures pages of the built site with Lighthouse, beside a floor page with the same response headers and beside other
 * static sites, and compares medians with the targets: `npm run bench`. See docs/performance.md.
 *
 * Arguments: `--all`, `--pages /,/about`, `--peer <folder>[=/path]` (repeatable), `--runs 5`, `--no-wait`, `--patience 20`
 * (minutes), `--no-build`, `--docs` (writes docs/performance.md).
 */
import { basename, resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from '../../../.config/chromium.ts';
import { writeDocsSection } from '../docsSection.ts';
import { waitForQuietMachine } from '../quietMachine.ts';
import { writeResults } from '../results.ts';
import { startFolder, startSite } from '../servers.ts';
import type { Server } from '../servers.ts';
import { buildSite, notFoundPath, readSitePages, selectPages } from '../siteBuild.ts';
import { markdownTable, textTable } from '../table.ts';
import { writeFloorPage } from './floorPage.ts';
import { measureWords } from './measureWords.ts';
import { readArguments } from './readArguments.ts';
import type { Run } from './readRun.ts';
import { runLighthouse } from './runLighthouse.ts';
import { pageRows, spreadRows, targetRows } from './summary.ts';

const options = readArguments(process.argv.slice(2));
const chromePath = findChromium();
if (chromePath === undefined) throw new Error('Chromium was not found; set CHROMIUM_PATH.');

if (options.build) await buildSite();
const sitePages = selectPages(readSitePages(), options);

interface Contestant {
  readonly name: string;
  readonly path: string;
  readonly origin: 'floor' | 'site' | 'peer';
  readonly url: string;
  readonly runs: Run[];
}

const servers: Server[] = [];
const started = async (server: Promise<Server>) => {
  servers.push(await server);
  return (await server).origin;
};

/** Measures a page; again, at most four times, if Lighthouse fails, which loses the start of some recordings. */
async function measure(url: string, chromium: string, retries = 4): Promise<Run> {
  try {
    return await runLighthouse(url, chromium);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`  ${String(error)} Trying again.`);
    return measure(url, chromium, retries - 1);
  }
}

try {
  const site = await started(startSite());
  const floorOrigin = await started(startFolder(await writeFloorPage(site), `${site}/`));
  const contestants: Contestant[] = [
    { name: 'floor', path: '/', origin: 'floor', url: `${floorOrigin}/`, runs: [] },
    ...sitePages.map(({ path }): Contestant => {
      const requested = path === notFoundPath ? '/no-such-page' : path;
      return { name: path, path, origin: 'site', url: site + requested, runs: [] };
    }),
  ];
  for (const { folder, path } of options.peers) {
    const origin = await started(startFolder(resolve(folder)));
    const name = `peer ${basename(resolve(folder, '..'))}${path}`;
    contestants.push({ name, path, origin: 'peer', url: origin + path, runs: [] });
  }

  console.log(`Measuring ${String(contestants.length)} pages, ${String(options.runs)} runs each.`);
  const busyShares: number[] = [];
  // Rounds over all pages, so that a change of the machine's speed during the series affects all of them.
  for (let round = 1; round <= options.runs; round += 1) {
    if (options.wait) busyShares.push(await waitForQuietMachine({ minutes: options.patience }));
    for (const { name, url, runs } of contestants) {
      const run = await measure(url, chromePath);
      runs.push(run);
      const figures = [
        `score ${String(run.scores.performance)}`,
        `first paint ${run.firstPaint.toFixed(0)} ms`,
        `largest ${run.largestPaint.toFixed(0)} ms`,
        `blocking ${run.blocking.toFixed(0)} ms`,
      ];
      console.log(
        `  round ${String(round)}/${String(options.runs)}  ${name.padEnd(28)}  ${figures.join(', ')}`,
      );
    }
  }

  const browser = await chromium.launch(launchOptions);
  const measured: (Contestant & { readonly wordsWithoutScript: number })[] = [];
  for (const contestant of contestants)
    measured.push({ ...contestant, wordsWithoutScript: await measureWords(browser, contestant.url) });
  await browser.close();

  const [floor] = measured;
  if (!floor) throw new Error('The floor page was not measured.');
  const own = measured.filter(({ origin }) => origin === 'site');
  const all = [...own, ...measured.filter(({ origin }) => origin === 'peer')];
  console.log(
    `\nMedians of ${String(options.runs)}; "!" misses the target.\n${textTable(pageRows(all, floor))}`,
  );
  console.log(`\nMedian and range, × the floor's median\n${textTable(spreadRows([floor, ...all], floor))}`);
  console.log(`\n${textTable(targetRows(own, floor))}\n`);

  await writeResults('pages', {
    arguments: options,
    busyShares,
    pages: measured.map(({ url: _url, ...page }) => page),
  });
  if (options.docs)
    await writeDocsSection(
      'pages',
      [markdownTable(targetRows(own, floor)), markdownTable(pageRows(all, floor))].join('\n\n'),
    );
} finally {
  for (const server of servers) await server.stop();
}
