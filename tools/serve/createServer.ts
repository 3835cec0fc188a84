import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { connectionLimits } from '../../.config/runServer.ts';
import { mediaType } from '../hosting/headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../hosting/headers/headers.ts';
import { documentFile } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';
import type { Inbox } from './loadInbox.ts';
import { logWhenSent } from './logWhenSent.ts';
import { parseTarget } from './parseTarget.ts';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string;
  readonly manifest: HostingManifest;
  /** Answers requests for its path and all paths below it. */
  readonly inbox?: Pick<Inbox, 'path' | 'listener'> | undefined;
  /** Called with one line for each response; absent if requests are not logged. */
  readonly log?: ((line: string) => void) | undefined;
  /** Replaces limits of connections. */
  readonly timeouts?: Partial<typeof connectionLimits>;
}

type Headers = Readonly<Record<string, string>>;

/** A page or file in one content coding. It is in memory, so that a later build cannot mix with this one. */
interface Representation {
  readonly encoding: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Path for health checks; not a page, and not logged. */
const healthPath = '/healthz';
const allow = { Allow: 'GET, HEAD, OPTIONS' };

/** Ending of the file with a content coding; in the order in which accepted ones are preferred. */
const endings = { br: '.br', gzip: '.gz', identity: '' };

/** Returns whether a client accepts a content coding (RFC 9110, section 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const entries = (headers['accept-encoding'] ?? '').toLowerCase().split(',');
  const weights = new Map(
    entries.map((entry) => {
      const [coding = '', weight = '1'] = entry.trim().split(/\s*;\s*q=/);
      return [coding, Number(weight)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Returns whether a client has this version of a file (RFC 9110, section 13.2.2). */
function isUnchanged({ headers }: IncomingMessage, { ETag, 'Last-Modified': modified }: Headers): boolean {
  const known = headers['if-none-match'];
  if (ETag === undefined || modified === undefined) return false;
  if (known === undefined) return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified);
  return (
    known === '*' ||
    known
      .replaceAll('W/', '')
      .split(/\s*,\s*/)
      .includes(ETag)
  );
}

/** Time for the client to read the response to a malformed request before the connection is closed. */
const lingerTime = 2_000;

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
  /** Reads a file and its compressed copies; the file itself is the last. */
  const load = (file: string, headers: Headers, canBeRevalidated = true): readonly Representation[] => {
    const path = join(dist, file);
    if (!existsSync(path)) throw new Error(`"${path}" is missing, although the build lists it.`);
    const codings = Object.entries(endings).filter(([, ending]) => existsSync(path + ending));
    return codings.map(([encoding, ending]) => {
      const body = readFileSync(path + ending);
      const validators = {
        ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        'Last-Modified': statSync(path).mtime.toUTCString(),
      };
      const own = {
        ...headers,
        'Content-Type': mediaType(`/${file}`),
        ...(canBeRevalidated ? validators : {}),
        ...(codings.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      };
      return { encoding, headers: own, body };
    });
  };
  const { hashedAsset, revalidated } = cacheRules;
  const ofDocuments = documentHeaders(manifest);
  const ofFiles = fileHeaders(manifest);
  const ofErrors = { ...ofFiles, 'Cache-Control': cacheRules.notFound };
  // An error is not a representation that could be revalidated.
  const notFound = load('404.html', { ...ofDocuments, 'Cache-Control': cacheRules.notFound }, false);
  const resources = new Map<string, readonly Representation[]>();
  for (const path of manifest.files) {
    const rule = isHashedAsset(path) ? hashedAsset : revalidated;
    resources.set(path, load(path.slice(1), { ...ofFiles, 'Cache-Control': rule }));
  }
  for (const path of manifest.paths)
    resources.set(path, load(documentFile(path), { ...ofDocuments, 'Cache-Control': revalidated }));

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

  /** Sends a file, or status 304. Ranges are ignored, which RFC 9110, section 14.2 allows: no file is large. */
  const sendResource = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    resource: readonly Representation[],
  ) => {
    const sent = resource.find(({ encoding }) => encoding === 'identity' || accepts(request, encoding));
    if (!sent) return;
    if (isUnchanged(request, sent.headers)) {
      response.writeHead(304, sent.headers).end();
      return;
    }
    response.writeHead(status, { ...sent.headers, 'Content-Length': sent.body.length });
    // A connection whose response has ended counts as idle, even before the client has it: a stopping server would cut it.
    response.write(sent.body, () => response.end());
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
    } else if (page.length > 1 && manifest.paths.includes(page)) {
      sendText(response, 308, { 'Cache-Control': revalidated, Location: encodeURI(page) + query });
    } else {
      const resource = resources.get(path ?? '');
      sendResource(request, response, resource ? 200 : 404, resource ?? notFound);
    }
  };

  /** Number of responses of a connection that are not sent completely. */
  const pending = new WeakMap<Duplex, number>();
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.on('close', () => pending.set(socket, (pending.get(socket) ?? 0) - 1));
    if (!server.listening) response.shouldKeepAlive = false;
    try {
      if (log && request.url !== healthPath) logWhenSent(request, response, log);
      answer(request, response);
    } catch (error) {
      console.error(error);
      sendText(response, 500);
    }
  };
  const settings = { ...connectionLimits, ...timeouts, requireHostHeader: false };
  const server = createServer(settings, respond);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    sendText(response, 417);
  });
  // Node itself would answer malformed requests without security headers.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || (pending.get(socket) ?? 0) > 0) {
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
    // Unread data would make the system reset the connection, and the client lose the response.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerTime).unref();
  });
  return server;
}
