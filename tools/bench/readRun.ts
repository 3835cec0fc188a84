/** Categories of Lighthouse's default configuration. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** Measurements of one run of Lighthouse. Times are in milliseconds, sizes in bytes on the wire with headers. */
export interface Run {
  /** Scores from 0 to 100 by category. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  /** Longest task at the slowdown of the preset; 0 if none is over 50 ms. */
  readonly longestTask: number;
  readonly mainThread: number;
  readonly document: number;
  readonly script: number;
  /** Script of chunks that are counted apart; see `countedApart`. */
  readonly scriptApart: number;
  readonly total: number;
  readonly requests: number;
  readonly elements: number;
}

/** Addresses of scripts that goals.md does not count with the others: the particles' code. */
const countedApart = /\/particles-[\w-]+\.js$/;

/** The fields of Lighthouse's JSON report that are read. */
export interface Report {
  readonly requestedUrl?: string;
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<
      string,
      | {
          readonly numericValue?: number;
          readonly details?: {
            readonly items?: readonly unknown[];
            readonly debugData?: LongTasks;
          };
        }
      | undefined
    >
  >;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

interface NetworkRequest {
  readonly url: string;
  readonly transferSize: number;
  readonly resourceType?: string;
}

interface LongTasks {
  readonly tasks?: readonly { readonly duration: number }[];
}

/**
 * Returns the figures of a report.
 *
 * @throws {Error} if the page could not be loaded, or the report lacks a figure
 */
export function readRun(report: Report): Run {
  if (report.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${report.requestedUrl ?? 'the page'}: ${report.runtimeError.message}`,
    );
  const missing = (name: string) => new Error(`Lighthouse's report has no "${name}".`);
  const number = (id: string): number => {
    const value = report.audits[id]?.numericValue;
    if (typeof value !== 'number') throw missing(id);
    return value;
  };
  const score = (id: string): number => {
    const value = report.categories[id]?.score;
    if (typeof value !== 'number') throw missing(id);
    return Math.round(value * 100);
  };
  const details = (id: string) => {
    const found = report.audits[id]?.details;
    if (!found) throw missing(id);
    return found;
  };
  const network = (details('network-requests').items ?? []) as readonly NetworkRequest[];
  const bytes = (accept: (request: NetworkRequest) => boolean) =>
    network.filter(accept).reduce((sum, { transferSize }) => sum + transferSize, 0);
  // By address: the application fetches its chunks before it imports them.
  const isScript = ({ url }: NetworkRequest) => new URL(url).pathname.endsWith('.js');
  // The audit has no details without a long task.
  const { tasks = [] } = report.audits['long-tasks']?.details?.debugData ?? {};

  return {
    scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as Run['scores'],
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    mainThread: number('mainthread-work-breakdown'),
    document: bytes(({ resourceType }) => resourceType === 'Document'),
    script: bytes((request) => isScript(request) && !countedApart.test(request.url)),
    scriptApart: bytes((request) => isScript(request) && countedApart.test(request.url)),
    total: bytes(() => true),
    requests: network.length,
    elements: number('dom-size-insight'),
  };
}
