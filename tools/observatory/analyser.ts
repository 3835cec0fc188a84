import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A response as Mozilla's analyser reads it. */
export interface AnalysedResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of one of the analyser's tests. */
interface TestResult {
  /** Identifier of the result, such as `csp-implemented-with-no-unsafe`. */
  readonly result: string;
  readonly pass: boolean;
}

interface Analysis {
  /** 0 to 145; from 100 with bonus points. */
  readonly score: number;
  /** Identifiers of all results, with their points. */
  readonly points: Readonly<Record<string, number>>;
  /** Identifiers of the failed tests. */
  readonly failed: readonly string[];
}

const source = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory/src');
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(source, file)).href);

const { ALL_TESTS } = (await load('constants.js')) as {
  readonly ALL_TESTS: readonly ((requests: unknown) => TestResult)[];
};
const { Requests } = (await load('types.js')) as {
  readonly Requests: new (hostname: string) => { responses: object; resources: object; session: unknown };
};
const { parseHttpEquivHeaders } = (await load('retriever/utils.js')) as {
  readonly parseHttpEquivHeaders: (html: string, url: string) => unknown;
};
const { getScoreModifier } = (await load('grader/grader.js')) as {
  readonly getScoreModifier: (result: string) => number;
};
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await load('grader/charts.js')) as {
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
};

/**
 * Analyses a response with the tests and points of Mozilla's HTTP Observatory, as its `scan` does for a host. What a host
 * adds to the response is simulated: https with a valid certificate, and the redirect from http.
 * @param url https: URL of the response
 * @param response response to GET
 * @param preflight response to OPTIONS with an `Origin` of another site
 */
export function analyse(url: URL, response: AnalysedResponse, preflight: AnalysedResponse): Analysis {
  const requests = new Requests(url.hostname);
  const secure = {
    ...response,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(response.body, url.href),
  };
  const insecureUrl = new URL(url);
  insecureUrl.protocol = 'http:';
  Object.assign(requests.responses, {
    auto: secure,
    https: secure,
    http: { status: 301, headers: { location: url.href }, verified: true },
    httpRedirects: [
      { url: insecureUrl, status: 301 },
      { url, status: response.status },
    ],
    cors: { ...preflight, request: { headers: { origin: 'https://other.example' } } },
  });
  Object.assign(requests.resources, { path: response.body });
  // No cookie jar: the responses have no Set-Cookie, which the analyser reads from the headers too.
  requests.session = { url };

  const results = ALL_TESTS.map((test) => test(requests));
  const points = Object.fromEntries(results.map(({ result }) => [result, getScoreModifier(result)]));
  const values = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 100);
  const withoutBonus = sum(values.filter((value) => value < 0));
  return {
    score: withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(values) : withoutBonus,
    points,
    failed: results.flatMap(({ result, pass }) => (pass ? [] : [result])),
  };
}
