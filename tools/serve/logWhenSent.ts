import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from './parseTarget.ts';

/** Characters that are logged as they are; all others could forge a line or control a terminal. */
const unsafe = /[^!-~]/g;
const maxPathLength = 200;

/**
 * Logs one line when the response has been sent or its connection was closed: time, method, path, status, milliseconds, and
 * `aborted` if it was not sent completely. The line contains no address, no query and no header.
 */
export function logWhenSent(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): void {
  const started = performance.now();
  const { raw } = parseTarget(request.url ?? '/');
  const path = raw.replace(unsafe, '?').slice(0, maxPathLength);
  response.on('close', () => {
    const duration = `${(performance.now() - started).toFixed(1)} ms`;
    const parts = [new Date().toISOString(), request.method, path, response.statusCode, duration];
    log([...parts, ...(response.writableFinished ? [] : ['aborted'])].join(' '));
  });
}
