import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { cacheRules, fileHeaders } from '../hosting/headers/headers.ts';
import { answerProtocolErrors } from './answerProtocolErrors.ts';
import { createNegotiator } from './createNegotiator.ts';
import { evaluateConditions } from './evaluateConditions.ts';
import { hasValidHost } from './hasValidHost.ts';
import { loadSite } from './loadSite.ts';
import type { SiteLocation } from './loadSite.ts';
import { logWhenSent } from './logWhenSent.ts';
import type { MountedInbox } from './MountedInbox.ts';
import { encodeForLocation, parseTarget } from './requestTarget.ts';
import type { Resource } from './Resource.ts';
import { sendPrepared } from './sendPrepared.ts';

export interface SiteServerOptions extends SiteLocation {
  /** Called when a response has ended, with one line for the log; absent if requests are not logged. */
  readonly log?: ((line: string) => void) | undefined;
  /** Inbox that answers the requests of forms; without it, its path gets status 404 or 405. */
  readonly inbox?: Pick<MountedInbox, 'path' | 'listener'> | undefined;
  /** Time between two checks for requests that take too long, in milliseconds; default: 5,000. */
  readonly connectionsCheckingInterval?: number;
}

/** Path for health checks; not a page, and not logged. */
const healthPath = '/healthz';

const allowedMethods = 'GET, HEAD, OPTIONS';

/** Limits of a connection, in milliseconds. */
const timeouts = {
  /** Longer than the 60 s after which load balancers usually close an idle connection, so that they close it first. */
  keepAliveTimeout: 65_000,
  /** Also limits how long a new connection may be idle, so it is longer than the time above. */
  headersTimeout: 66_000,
  requestTimeout: 70_000,
};

/** Time after which a connection without progress is closed, for example of a client that does not read, in milliseconds. */
const stallTimeout = 120_000;

/**
 * Creates an HTTP server for the built site, which it keeps in memory. Only the paths of the manifest exist: pages at their
 * exact path, files at theirs; everything else gets status 404 with the not-found page. Content negotiation, preconditions
 * and ranges follow RFC 9110. A trailing slash is redirected to the path without it. Every response has the security
 * headers; no request ends the process. Requests for the paths of an inbox are its own, but for malformed ones.
 * @throws {Error} if a file of the manifest is missing
 */
export function createSiteServer({
  dist,
  manifest,
  log,
  inbox,
  connectionsCheckingInterval = 5_000,
}: SiteServerOptions): Server {
  const { resources, pages, notFound } = loadSite({ dist, manifest });
  const negotiate = createNegotiator();
  const ownHeaders = Object.entries(fileHeaders(manifest)).flat();
  const uncached = [...ownHeaders, 'Cache-Control', cacheRules.notFound];
  /** Sent unless the inbox sets its own. */
  const inboxHeaders = new Map(
    Object.entries({ ...fileHeaders(manifest), 'Cache-Control': cacheRules.notFound }),
  );

  /** Sends a response that is not a resource; its text is for people and health checks. */
  const sendPlain = (response: ServerResponse, status: number, headers: readonly string[], text = '') => {
    response
      .writeHead(status, [...headers, 'Content-Length', String(Buffer.byteLength(text))])
      .end(response.req.method === 'HEAD' ? undefined : text);
  };

  const sendResource = (request: IncomingMessage, response: ServerResponse, resource: Resource) => {
    const representation = negotiate(resource, request.headers['accept-encoding'] as string | undefined);
    const { body, headers, notModifiedHeaders } = representation;
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    if (resource === notFound) {
      response.writeHead(404, [...headers, 'Content-Length', String(body.length)]);
      response.end(method === 'HEAD' ? undefined : body);
      return;
    }
    const outcome = evaluateConditions(method, request.headers, representation, resource.lastModified);
    switch (outcome.status) {
      case 200:
        if (
          method === 'GET' &&
          response.shouldKeepAlive &&
          request.httpVersionMinor === 1 &&
          sendPrepared(response, representation, timeouts.keepAliveTimeout)
        )
          return;
        response.writeHead(200, [...headers, 'Content-Length', String(body.length)]);
        response.end(method === 'HEAD' ? undefined : body);
        return;
      case 206: {
        const { start, end } = outcome;
        const range = `bytes ${String(start)}-${String(end)}/${String(body.length)}`;
        response.writeHead(206, [
          ...headers,
          ...['Content-Range', range],
          ...['Content-Length', String(end - start + 1)],
        ]);
        response.end(body.subarray(start, end + 1));
        return;
      }
      case 304:
        response.writeHead(304, [...notModifiedHeaders]).end();
        return;
      case 412:
        sendPlain(response, 412, uncached);
        return;
      case 416:
        sendPlain(response, 416, [...uncached, 'Content-Range', `bytes */${String(body.length)}`]);
    }
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { method, httpVersion } = request;
    if (!server.listening) response.shouldKeepAlive = false;
    if (request.httpVersionMajor !== 1 || httpVersion === '0.9') {
      response.shouldKeepAlive = false;
      sendPlain(response, 505, uncached);
      return;
    }
    if (!hasValidHost(request)) {
      response.shouldKeepAlive = false;
      sendPlain(response, 400, uncached);
      return;
    }
    const { path, query } = parseTarget(request.url ?? '/');
    if (inbox && (path === inbox.path || path?.startsWith(`${inbox.path}/`))) {
      response.setHeaders(inboxHeaders);
      inbox.listener(request, response);
      return;
    }
    // The final status is known already. Without 100, it is unknown whether the body follows.
    if (request.headers.expect !== undefined) response.shouldKeepAlive = false;
    if (method === 'OPTIONS') {
      response.writeHead(204, [...uncached, 'Allow', allowedMethods]).end();
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      sendPlain(response, 405, [...uncached, 'Allow', allowedMethods]);
      return;
    }
    const resource = path === undefined ? undefined : resources.get(path);
    if (path === healthPath) {
      const draining = !server.listening;
      const type = ['Content-Type', 'text/plain;charset=utf-8'];
      sendPlain(response, draining ? 503 : 200, [...uncached, ...type], draining ? 'stopping\n' : 'ok\n');
    } else if (resource) {
      sendResource(request, response, resource);
    } else if (path?.endsWith('/') && path !== '//' && pages.has(path.slice(0, -1))) {
      const location = encodeURI(path.slice(0, -1)) + encodeForLocation(query);
      const rule = ['Cache-Control', cacheRules.revalidated];
      sendPlain(response, 308, [...ownHeaders, ...rule, 'Location', location]);
    } else {
      sendResource(request, response, notFound);
    }
  };

  const server = createServer(
    // Requests without a body are not streams to read; a setting of Node 24 that others ignore.
    { ...timeouts, connectionsCheckingInterval, requireHostHeader: false, optimizeEmptyRequests: true },
    (request, response) => {
      try {
        if (log && request.url !== healthPath) logWhenSent(request, response, log);
        answer(request, response);
      } catch (error) {
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendPlain(response, 500, uncached);
      }
    },
  );
  server.timeout = stallTimeout;
  answerProtocolErrors(server, uncached, allowedMethods);
  return server;
}
