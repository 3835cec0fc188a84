import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';

/** A response as received. */
export interface Answer {
  readonly status: number;
  /** By name in lower case; the values of a repeated header are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Not decompressed. */
  readonly body: Buffer;
}

/** Time limit of a request, in milliseconds. */
const timeLimit = 15_000;

/**
 * Sends one request and returns the response, redirects included. The path is sent as it is; `fetch` would normalise it.
 * @throws {Error} naming the request, if there is no response within 15 seconds
 */
export function ask(
  origin: URL,
  {
    method = 'GET',
    path,
    headers = {},
    body,
    localAddress,
  }: {
    readonly method?: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Address to send from. */
    readonly localAddress?: string;
  },
): Promise<Answer> {
  const send = origin.protocol === 'https:' ? requestHttps : requestHttp;
  // The brackets of an IPv6 address are part of URL.hostname only.
  const hostname = origin.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(new Error(`${method} ${origin.origin}${path}: ${error.message}`, { cause: error }));
    };
    const address = { hostname, port: origin.port, localAddress };
    const options = { ...address, path, method, headers, agent: false, timeout: timeLimit };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
          ),
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('timeout', () => {
      request.destroy(new Error(`no response within ${String(timeLimit / 1000)} s`));
    });
    request.on('error', fail);
    request.end(body);
  });
}

/** Sends bytes to a port of 127.0.0.1 and returns everything received until the connection is closed, or 5 s have passed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      resolve(text);
    });
  });
}
