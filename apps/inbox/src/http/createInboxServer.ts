import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Inbox } from '../Inbox.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Path for health checks. */
const healthPath = '/healthz';

/** Limits of a connection, in milliseconds; those of our site server (tools/serve). */
export interface ConnectionLimits {
  /** Longer than the 60 s after which load balancers usually close an idle connection, so that they close it first. */
  readonly keepAliveTimeout: number;
  /** Also limits how long a new connection may be idle, so it is longer than the time above. */
  readonly headersTimeout: number;
  /** For the whole request; the application has a shorter limit for the body. */
  readonly requestTimeout: number;
  /** Time after which a connection without progress is closed, for example of a client that does not read. */
  readonly stallTimeout: number;
  /** Time between two checks of the first three. */
  readonly connectionsCheckingInterval: number;
}

const defaultLimits: ConnectionLimits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 66_000,
  requestTimeout: 70_000,
  stallTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** Status of errors that Node's HTTP parser reports; any other is 400. */
const statusByCode: Readonly<Record<string, number | undefined>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
};

/** Answers what Node's parser refuses, and closes the connection: it is unknown where the next request begins. */
function answerParserError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByCode[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...securityHeaders, 'Content-Length': '0', Connection: 'close' });
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    () => socket.destroy(),
  );
}

/** Creates an HTTP server for the inbox alone, with a path for health checks: 200, or 503 without database or while stopping. */
export function createInboxServer(inbox: Inbox, limits: Partial<ConnectionLimits> = {}): Server {
  const { stallTimeout, ...timeouts } = { ...defaultLimits, ...limits };

  const answerHealthCheck = async (response: ServerResponse) => {
    const fault = server.listening
      ? await inbox.check().then(
          () => undefined,
          () => 'The database cannot be used.\n',
        )
      : 'stopping\n';
    response
      .writeHead(fault === undefined ? 200 : 503, {
        ...securityHeaders,
        'Content-Type': 'text/plain;charset=utf-8',
      })
      .end(response.req.method === 'HEAD' ? undefined : (fault ?? 'ok\n'));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!server.listening) response.shouldKeepAlive = false;
    const isHealthCheck = request.url?.split('?')[0] === healthPath;
    if (isHealthCheck && (request.method === 'GET' || request.method === 'HEAD'))
      void answerHealthCheck(response);
    else inbox.listener(request, response);
  };

  const server = createServer(timeouts, answer);
  server.timeout = stallTimeout;
  server.on('clientError', answerParserError);
  server.on('checkContinue', answer);
  return server;
}
