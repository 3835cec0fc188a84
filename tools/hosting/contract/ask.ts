import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';

export interface Answer {
  readonly status: number;
  /** By name in lower case; the values of a repeated header are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Not decompressed. */
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  /** Sent as it is; `fetch` would normalise it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly localAddress?: string;
}

/**
 * Sends one request and returns the response, redirects included.
 * @throws {Error} if there is no complete response within 15 seconds
 */
export async function ask(origin: URL, { body, ...question }: Question): Promise<Answer> {
  const send = origin.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(15_000);
  const request = send({ ...urlToHttpOptions(origin), ...question, agent: false, signal });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.entries(response.headersDistinct);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers.map(([name, values = []]) => [name, values.join(', ')])),
    body: await buffer(response),
  };
}
