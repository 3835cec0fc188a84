/** Measures pages with Lighthouse, and the metrics of its reports with their targets, from the requirements of the project. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './limits.ts';
import type { Limit } from './limits.ts';
import { scriptLimit } from '../../.config/scriptLimit.ts';

/** Fetched by npm when the benchmark runs: with its dependencies it has 90 MB, which nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';

interface Audit {
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: readonly NetworkRequest[];
    readonly debugData?: { readonly tasks?: readonly { readonly duration: number }[] };
  };
}

/** The fields of Lighthouse's JSON report that are read. Times are in milliseconds. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<Record<string, { readonly score: number } | undefined>>;
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  /** Bytes on the wire with headers. */
  readonly transferSize: number;
}

export interface Metric extends Limit {
  readonly read: (report: Report) => number | undefined;
  /** Summary of the runs. @default median */
  readonly summary?: (values: readonly number[]) => number;
  /** Compares the summary with that of the floor page of the same series. */
  readonly compare?: (value: number, floor: number) => number;
  /** Paths to which the target does not apply. */
  readonly exempt?: readonly string[];
}

const score = (category: string, exempt: readonly string[] = []): Metric => ({
  name: `${category} score`,
  read: ({ categories }) => (categories[category]?.score ?? NaN) * 100,
  atLeast: 100,
  exempt,
});
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue;
const ratio = (value: number, floor: number) => value / floor;
const beyond = (value: number, floor: number) => Math.max(0, value - floor);
const greatest = (values: readonly number[]) => Math.max(...values);

const getRequests = (report: Report) => report.audits['network-requests']?.details?.items ?? [];
const kilobytes = (accept: (request: NetworkRequest) => boolean) => (report: Report) =>
  getRequests(report)
    .filter(accept)
    .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
/** By address: the application fetches its chunks before it imports them. */
const isScript = ({ url }: NetworkRequest) => new URL(url).pathname.endsWith('.js');

export const metrics: readonly Metric[] = [
  score('performance'),
  score('accessibility'),
  // A not-found page must not be indexed, and its status counts as an error in the console.
  score('best-practices', ['/404']),
  score('seo', ['/404']),
  score('agentic-browsing'),
  {
    name: 'first contentful paint, × floor',
    read: audit('first-contentful-paint'),
    compare: ratio,
    atMost: 1.2,
    digits: 2,
  },
  {
    name: 'largest contentful paint, × floor',
    read: audit('largest-contentful-paint'),
    compare: ratio,
    atMost: 1.4,
    digits: 2,
  },
  {
    name: 'total blocking time beyond the floor, ms',
    read: audit('total-blocking-time'),
    compare: beyond,
    atMost: 0,
  },
  {
    name: 'the same of the worst run, ms',
    read: audit('total-blocking-time'),
    summary: greatest,
    compare: beyond,
    atMost: 50,
  },
  {
    name: "longest task, ms, unless it is not longer than the floor's",
    // The audit has no details without a task over 50 ms.
    read: ({ audits }) =>
      greatest([
        0,
        ...(audits['long-tasks']?.details?.debugData?.tasks ?? []).map(({ duration }) => duration),
      ]),
    compare: (value, floor) => (value > floor ? value : 0),
    atMost: 50,
  },
  {
    name: 'cumulative layout shift, worst run',
    read: audit('cumulative-layout-shift'),
    summary: greatest,
    atMost: 0,
    digits: 3,
  },
  {
    name: 'main-thread time, × floor',
    read: audit('mainthread-work-breakdown'),
    compare: ratio,
    // 0.6 s where the floor is 0.12 s.
    atMost: 5,
    digits: 1,
  },
  {
    name: 'document with critical CSS, kB',
    read: kilobytes(({ resourceType }) => resourceType === 'Document'),
    atMost: 14,
    digits: 1,
  },
  {
    name: "script at rest without the particles' code, kB",
    read: kilobytes((request) => isScript(request) && !/\/particles-[\w-]+\.js$/.test(request.url)),
    atMost: scriptLimit,
    digits: 1,
  },
  { name: 'whole page, kB', read: kilobytes(() => true), atMost: 200, digits: 1 },
  { name: 'requests', read: (report) => getRequests(report).length, atMost: 12 },
  { name: 'elements', read: audit('dom-size-insight'), atMost: 800 },
];

/** Values of one run by the name of their metric. */
type Run = Readonly<Record<string, number>>;

export interface MeasuredPage {
  readonly path: string;
  readonly origin: string;
  readonly runs: Run[];
}

export function getValue(metric: Metric, page: MeasuredPage, floor: MeasuredPage): number {
  const { name, summary = median, compare = (value) => value } = metric;
  const summarize = ({ runs }: MeasuredPage) => summary(runs.map((run) => run[name] ?? NaN));
  return compare(summarize(page), summarize(floor));
}

/** @throws {Error} if the page could not be loaded, or the report lacks a figure */
function readRun({ runtimeError, ...report }: Report): Run {
  if (runtimeError) throw new Error(runtimeError.message);
  return Object.fromEntries(
    metrics.map(({ name, read }) => {
      const value = read(report);
      if (value === undefined || Number.isNaN(value)) throw new Error(`Lighthouse's report has no ${name}.`);
      return [name, value];
    }),
  );
}

/**
 * Measures a page once with Lighthouse's mobile preset, which is its default, in a new browser with an empty profile. Tries
 * again at most four times, because Lighthouse loses the start of some recordings.
 * @throws {Error} if the page could not be measured
 */
export async function runLighthouse(url: string, chromePath: string, retries = 4): Promise<Run> {
  // Chromium cannot use its sandbox as root, the default user of most containers.
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  // The not-found page has status 404.
  const options = ['--output=json', '--quiet', '--ignore-status-code', `--chrome-flags=${flags}`];
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
      env: { ...process.env, CHROME_PATH: chromePath },
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    return readRun(JSON.parse(stdout) as Report);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`  ${String(error)} Trying again.`);
    return runLighthouse(url, chromePath, retries - 1);
  }
}
