/**
 * Prerenders 100, 1,000 and 10,000 generated pages, beside Astro building the same pages: `npm run bench:pages`. See
 * docs/performance.md.
 *
 * Arguments: `--sizes 100,1000,10000`, `--runs 3` (of sizes up to 1,000; larger ones run once), `--no-astro`, `--no-wait`,
 * `--patience 20` (minutes), `--docs` (writes docs/performance.md).
 */
import { parseArgs } from 'node:util';
import { writeDocsSection } from '../docsSection.ts';
import { waitForQuietMachine } from '../quietMachine.ts';
import { writeResults } from '../results.ts';
import { markdownTable, textTable } from '../table.ts';
import { astroVersion, buildAstroWith, prepareAstro } from './astroProject.ts';
import type { AstroBuild } from './astroProject.ts';
import { limitRows, pageRows } from './report.ts';
import type { SizeResult } from './report.ts';
import { buildSiteWith, copyWorkspace } from './siteProject.ts';
import type { SiteBuild } from './siteProject.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    astro: { type: 'boolean', default: true },
    wait: { type: 'boolean', default: true },
    patience: { type: 'string', default: '20' },
    docs: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error('--sizes must be whole numbers from 1, separated by commas.');
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
const minutes = Number(values.patience);
if (!(minutes > 0)) throw new Error('--patience must be a number of minutes.');
/** Greatest size that is built more than once. */
const repeatedUpTo = 1000;

await copyWorkspace();
if (values.astro) await prepareAstro();

const results: SizeResult[] = [];
for (const size of sizes.toSorted((a, b) => a - b)) {
  const site: SiteBuild[] = [];
  const astro: AstroBuild[] = [];
  for (let run = 1; run <= (size <= repeatedUpTo ? runs : 1); run += 1) {
    if (values.wait) await waitForQuietMachine({ minutes });
    const ours = await buildSiteWith(size);
    site.push(ours);
    const phases = [ours.client, ours.server, ours.documents, ours.prerender].map(({ seconds }) =>
      seconds.toFixed(1),
    );
    console.log(
      `  ${String(size)} generated pages, run ${String(run)}: client, server, prerender without and with compressed copies ${phases.join(', ')} s`,
    );
    if (!values.astro) continue;
    // As many pages as the site with its own pages.
    const peer = await buildAstroWith(ours.pages);
    if (peer.pages !== ours.pages)
      throw new Error(`Astro wrote ${String(peer.pages)} pages instead of ${String(ours.pages)}.`);
    astro.push(peer);
    console.log(`  ${String(peer.pages)} pages with Astro: ${peer.seconds.toFixed(1)} s`);
  }
  results.push({ pages: site[0]?.pages ?? size, site, astro });
}

console.log(`\n${textTable(pageRows(results))}\n\n${textTable(limitRows(results))}\n`);
await writeResults('prerender', { astro: values.astro ? astroVersion : undefined, results });
if (values.docs)
  await writeDocsSection(
    'prerender',
    [pageRows(results), limitRows(results)].map(markdownTable).join('\n\n'),
  );
