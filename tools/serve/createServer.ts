import { existsSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import send from 'send';
import { connectionLimits } from '../../.config/runServer.ts';
import { mediaType } from '../hosting/headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../hosting/headers/headers.ts';
import type { Headers } from '../hosting/headers/headers.ts';
import { documentFile } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';
import { logWhenSent } from './logWhenSent.ts';
import { parseTarget } from './parseTarget.ts';

export interface SiteServerOptions {
  readonly dist: string;
  readonly manifest: HostingManifest;
  /** Answers requests for its path and all paths below it. */
  readonly inbox?: { readonly path: string; readonly listener: RequestListener } | undefined;
  /** Called with one line for each response; absent if requests are not logged. */
  readonly log?: ((line: string) => void) | undefined;
  readonly timeouts?: Partial<typeof connectionLimits>;
}

interface Resource {
  /** Path of the file, relative to the built site. */
  readonly file: string;
  /** Content codings of the copies that the build has written, and `identity`. */
  readonly encodings: string[];
  readonly headers: Map<string, string>;
}

/** Path for health checks; not a page, and not logged. */
const healthPath = '/healthz';
const allow = { Allow: 'GET, HEAD, OPTIONS' };

/** Ending of the file with a content coding; in the order in which equally accepted ones are preferred. */
const endings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Characters of a host with a port (RFC 3986, section 3.2); empty if the target has no authority. */
const hostAndPort = /^[\w.~!$&'()*+;=:%[\]-]*$/;

function hasValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  return host === undefined ? httpVersion === '1.0' : others.length === 0 && hostAndPort.test(host);
}

/**
 * Creates an HTTP server for the built site. Only the paths of the manifest exist: pages at their exact path, files at theirs;
 * a trailing slash is redirected, everything else gets status 404 with the not-found page. Every response has the security
 * headers; no request ends the process.
 * @throws {Error} naming the file, if one of the manifest is missing
 */
export function createSiteServer({ dist, manifest, inbox, log, timeouts }: SiteServerOptions): Server {
  const load = (file: string, headers: Headers, cacheRule: string): Resource => {
    const path = join(dist, file);
    if (!existsSync(path)) throw new Error(`"${path}" is missing, although the build lists it.`);
    const encodings = Object.keys(endings).filter((encoding) => existsSync(path + endings[encoding]));
    return {
      file,
      encodings,
      headers: new Map([
        ...Object.entries(headers),
        ['Cache-Control', cacheRule],
        ['Content-Type', mediaType(`/${file}`)],
        ...(encodings.length > 1 ? ([['Vary', 'Accept-Encoding']] as const) : []),
      ]),
    };
  };
  const ofDocuments = documentHeaders(manifest);
  const ofFiles = fileHeaders(manifest);
  const resources = new Map<string, Resource>();
  for (const path of manifest.files) {
    const rule = isHashedAsset(path) ? cacheRules.hashedAsset : cacheRules.revalidated;
    resources.set(path, load(path.slice(1), ofFiles, rule));
  }
  for (const path of manifest.paths)
    resources.set(path, load(documentFile(path), ofDocuments, cacheRules.revalidated));
  const pages = new Set(manifest.paths);
  const notFound = load('404.html', ofDocuments, cacheRules.notFound);
  const ofErrors = { ...ofFiles, 'Cache-Control': cacheRules.notFound };

  /** Sends a response without a file; its text is for people and health checks. */
  const sendText = (response: ServerResponse, status: number, headers: Headers = {}, text = '') => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    // The connection is closed where it is unknown whether the body follows.
    if (status >= 400 && response.req.headers.expect !== undefined) response.shouldKeepAlive = false;
    response.writeHead(status, { ...ofErrors, ...headers, 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  };

  /** Sends the requested file or range of it, or status 304, 412 or 416. */
  const sendResource = (request: IncomingMessage, response: ServerResponse, resource: Resource) => {
    const { file, encodings, headers } = resource;
    const isFound = resource !== notFound;
    const accepted = parseAccept(request.headers['accept-encoding'] ?? '');
    // If the client accepts none, it gets the file itself (RFC 9110, section 12.4.1).
    const encoding =
      encodings.find((one) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === one)) ??
      'identity';
    response.setHeaders(headers);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    if (!isFound) response.statusCode = 404;
    send(request, encodeURI(file + endings[encoding]), {
      root: dist,
      dotfiles: 'allow',
      cacheControl: false,
      // The not-found page is not stored, and never sent in part.
      etag: isFound,
      lastModified: isFound,
      acceptRanges: isFound,
    })
      .on('error', (error: { readonly status: number; readonly headers?: Headers }) => {
        // Deleted by a newer build.
        if (error.status === 404 && isFound) sendResource(request, response, notFound);
        else sendText(response, error.status, error.headers);
      })
      .pipe(response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = parseTarget(request.url ?? '/');
    const page = path?.endsWith('/') === true ? path.slice(0, -1) : '';
    if (!hasValidHost(request)) {
      response.shouldKeepAlive = false;
      sendText(response, 400);
    } else if (inbox && (path === inbox.path || path?.startsWith(`${inbox.path}/`))) {
      // The inbox replaces those that differ.
      response.setHeaders(new Map(Object.entries(ofErrors)));
      inbox.listener(request, response);
    } else if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...ofErrors, ...allow }).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, allow);
    } else if (path === healthPath) {
      const type = { 'Content-Type': 'text/plain;charset=utf-8' };
      if (server.listening) sendText(response, 200, type, 'ok\n');
      else sendText(response, 503, type, 'stopping\n');
    } else if (page.length > 1 && pages.has(page)) {
      sendText(response, 308, { 'Cache-Control': cacheRules.revalidated, Location: encodeURI(page) + query });
    } else {
      sendResource(request, response, resources.get(path ?? '') ?? notFound);
    }
  };

  /** Connections with a response that is not sent completely. */
  const busy = new WeakSet<Duplex>();
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    busy.add(request.socket);
    response.on('close', () => busy.delete(request.socket));
    if (!server.listening) response.shouldKeepAlive = false;
    try {
      if (log && request.url !== healthPath) logWhenSent(request, response, log);
      answer(request, response);
    } catch (error) {
      console.error(error);
      sendText(response, 500);
    }
  };
  const limits = { ...connectionLimits, ...timeouts };
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    // A pipelined request waits for its turn: the files of all would stay open if the connection were reset.
    if (response.socket) respond(request, response);
    else response.once('socket', () => respond(request, response));
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    sendText(response, 417),
  );
  // Node itself would respond to malformed requests without security headers.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || busy.has(socket)) {
      socket.destroy();
      return;
    }
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const date = new Date().toUTCString();
    const headers = { ...ofErrors, Date: date, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.on('error', () => socket.destroy());
    socket.end([`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'));
    // Unread data would make the system reset the connection, and the client lose the response, which it has 2 s to read.
    socket.resume();
    setTimeout(() => socket.destroy(), 2_000).unref();
  });
  return server;
}
