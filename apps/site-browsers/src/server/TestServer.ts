import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consolePath, consoleReporter, messagesPath } from './consoleReporter';

/** What the server does with requests whose path matches. */
export type Fault =
  /** Closes the connection. */
  | { readonly kind: 'drop' }
  /** Answers with an empty response. */
  | { readonly kind: 'status'; readonly status: number }
  /** Answers when the fault is removed. */
  | { readonly kind: 'hold' };

/**
 * HTTP server between a browser and the site, on an origin of its own. It causes faults, the same in every browser, and adds a
 * script to pages that reports console messages, because WebKit's driver does not.
 */
export class TestServer {
  readonly #upstream: URL;
  readonly #server: Server;
  readonly #faults = new Map<RegExp, Fault>();
  readonly #held: (() => void)[] = [];
  readonly #reportsConsole: boolean;
  readonly messages: string[] = [];
  /** Paths of the requests, with method. */
  readonly requests: string[] = [];

  constructor(upstream: string, { reportsConsole }: { readonly reportsConsole: boolean }) {
    this.#upstream = new URL(upstream);
    this.#reportsConsole = reportsConsole;
    this.#server = createServer((incoming, outgoing) => {
      this.#answer(incoming, outgoing);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  get origin(): string {
    return `http://localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** Causes a fault in requests whose method, path and query match: 'GET /data/blog.json?…'. */
  cause(pattern: RegExp, fault: Fault): void {
    this.#faults.set(pattern, fault);
  }

  /** Removes all faults and answers the requests held so far. */
  repair(): void {
    this.#faults.clear();
    for (const release of this.#held.splice(0)) release();
  }

  /** Removes everything that a test has left. */
  reset(): void {
    this.repair();
    this.messages.length = 0;
    this.requests.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const line = `${incoming.method ?? 'GET'} ${incoming.url ?? '/'}`;
    if (incoming.url === consolePath) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      outgoing.end(consoleReporter);
      return;
    }
    if (incoming.url === messagesPath) {
      this.#receiveMessage(incoming, outgoing);
      return;
    }
    this.requests.push(line);
    const fault = [...this.#faults].find(([pattern]) => pattern.test(line))?.[1];
    if (fault?.kind === 'drop') incoming.socket.destroy();
    else if (fault?.kind === 'status') outgoing.writeHead(fault.status, { 'content-length': 0 }).end();
    else if (fault)
      this.#held.push(() => {
        this.#forward(incoming, outgoing);
      });
    else this.#forward(incoming, outgoing);
  }

  #receiveMessage(incoming: IncomingMessage, outgoing: ServerResponse): void {
    let text = '';
    incoming.on('data', (data: Buffer) => (text += data.toString()));
    incoming.on('end', () => {
      if (text) this.messages.push(text);
      outgoing.writeHead(204).end();
    });
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { hostname, port } = this.#upstream;
    const upstream = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      },
      (response) => {
        const isPage = /^text\/html/.test(response.headers['content-type'] ?? '');
        if (!isPage || !this.#reportsConsole || incoming.method === 'HEAD') {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const page = Buffer.concat(parts)
            .toString()
            .replace(/<head[^>]*>/, `$&<script src="${consolePath}"></script>`);
          const { 'content-length': _length, etag: _etag, ...headers } = response.headers;
          outgoing.writeHead(response.statusCode ?? 502, headers).end(page);
        });
      },
    );
    upstream.on('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
  }
}
