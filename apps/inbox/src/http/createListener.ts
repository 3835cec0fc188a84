import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { discardRest } from './discardRest.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Time for a client to read the response to a request whose body was not read, in milliseconds. */
const lingerTime = 5_000;

/** Returns a listener for the event `request` of a server; it never throws. */
export function createListener(
  app: Hono<{ Bindings: HttpBindings }>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 has requests without a host.
    hostname: 'localhost',
    overrideGlobalObjects: false,
    // Done below, with more time.
    autoCleanupIncoming: false,
    // For targets that are no URL, and if the application fails to answer an error.
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: securityHeaders }),
  });
  return (request, response) => {
    // The connection was reset: there is nobody to tell.
    request.on('error', () => {});
    response.on('error', () => {});
    response.on('finish', () => {
      discardRest(request, lingerTime);
    });
    listener(request, response).catch(() => {
      response.destroy();
    });
  };
}
