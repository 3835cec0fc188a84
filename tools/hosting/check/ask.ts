import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A response of the site under test. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as sent, still compressed. */
  readonly body: Buffer;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Time limit of a request, in milliseconds. */
const timeLimit = 15_000;

/**
 * Sends one request and returns the response, redirects included. The path is sent as it is; `fetch` would normalise it.
 * @throws {Error} naming the request, if there is no response within 15 seconds
 */
export function ask(
  origin: URL,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Answer> {
  const send = origin.protocol === 'https:' ? requestHttps : requestHttp;
  // The brackets of an IPv6 address are part of URL.hostname only.
  const hostname = origin.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(new Error(`${method} ${origin.origin}${path}: ${error.message}`, { cause: error }));
    };
    const options = { hostname, port: origin.port, path, method, headers, agent: false, timeout: timeLimit };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('timeout', () => {
      request.destroy(new Error(`no response within ${String(timeLimit / 1000)} s`));
    });
    request.on('error', fail);
    request.end();
  });
}
