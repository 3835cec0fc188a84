import { summarize } from '../statistics.ts';
import type { Rows } from '../table.ts';
import type { AstroBuild } from './astroProject.ts';
import type { SiteBuild } from './siteProject.ts';

/** All builds with one number of pages. */
export interface SizeResult {
  readonly pages: number;
  readonly site: readonly SiteBuild[];
  readonly astro: readonly AstroBuild[];
}

/** Limits of growth; see the requirements of `npm run bench:pages` in docs/performance.md. */
const entryBytesPerPage = 20;
const timeGrowth = 1.2;
/** What counts as flat: memory that depends on the number of pages grows a hundredfold from 100 to 10,000 pages. */
const memoryGrowth = 1.5;

const medianOf = <Build>(builds: readonly Build[], figure: (build: Build) => number) =>
  summarize(builds.map(figure)).median;

const wholeBuild = ({ client, server, prerender }: SiteBuild) =>
  client.seconds + server.seconds + prerender.seconds;

/**
 * Returns one row for each number of pages. Times are ratios: to Astro's build of the same pages, and to the time a page
 * takes with the least number of pages.
 */
export function pageRows(results: readonly SizeResult[]): Rows {
  const [least] = results;
  const timeAPage = ({ site, pages }: SizeResult) =>
    medianOf(site, ({ prerender }) => prerender.seconds) / pages;
  return [
    [
      'pages',
      'prerender, pages a second ÷ Astro',
      'with compressed copies',
      'whole build, pages a second ÷ Astro',
      'prerender, processor time ÷ Astro',
      'time a page ÷ least size',
      'memory of the prerender, MB',
      'memory of Astro, MB',
      'entry script, bytes',
    ],
    ...results.map((result) => {
      const { pages, site, astro } = result;
      const peer = astro.length > 0 ? medianOf(astro, ({ seconds }) => seconds) : undefined;
      const processorPeer = astro.length > 0 ? medianOf(astro, ({ processor }) => processor) : undefined;
      const ratio = (seconds: number) => (peer === undefined ? '' : (peer / seconds).toFixed(2));
      return [
        String(pages),
        ratio(medianOf(site, ({ documents }) => documents.seconds)),
        ratio(medianOf(site, ({ prerender }) => prerender.seconds)),
        ratio(medianOf(site, wholeBuild)),
        processorPeer === undefined
          ? ''
          : (medianOf(site, ({ documents }) => documents.processor) / processorPeer).toFixed(2),
        least ? (timeAPage(result) / timeAPage(least)).toFixed(2) : '',
        medianOf(site, ({ prerender }) => prerender.memory).toFixed(0),
        astro.length > 0 ? medianOf(astro, ({ memory }) => memory).toFixed(0) : '',
        String(site[0]?.entryBytes ?? ''),
      ];
    }),
  ];
}

/** Returns one row for each limit of growth from the least to the greatest number of pages. */
export function limitRows(results: readonly SizeResult[]): Rows {
  const header = ['measure', 'value', 'limit', 'verdict'];
  const [least] = results;
  const greatest = results.at(-1);
  if (!least || !greatest || least === greatest) return [header];
  const timeAPage = ({ site, pages }: SizeResult) =>
    medianOf(site, ({ prerender }) => prerender.seconds) / pages;
  const bytes = ({ site }: SizeResult) => site[0]?.entryBytes ?? NaN;
  const growth = (bytes(greatest) - bytes(least)) / (greatest.pages - least.pages);
  const time = timeAPage(greatest) / timeAPage(least);
  const memory =
    medianOf(greatest.site, ({ prerender }) => prerender.memory) /
    medianOf(least.site, ({ prerender }) => prerender.memory);
  const verdict = (met: boolean) => (met ? 'met' : 'not met');
  return [
    header,
    ['entry script, bytes for each page', growth.toFixed(1), '≤ 20', verdict(growth <= entryBytesPerPage)],
    ['prerender, time a page ÷ least size', time.toFixed(2), '≤ 1.2', verdict(time <= timeGrowth)],
    ['prerender, memory ÷ least size', memory.toFixed(2), '≤ 1.5', verdict(memory <= memoryGrowth)],
  ];
}
