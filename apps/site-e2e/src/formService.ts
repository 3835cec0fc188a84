import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Respond = (response: ServerResponse) => void;

/** Responds with a status and JSON. */
export function json(status: number, body: unknown): Respond {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Receives the form and never responds. */
export const noResponse: Respond = () => undefined;

/** An HTTP server on a local port that records forms; each test chooses its response. */
export class FormService {
  /** Bodies of the forms, as parameters. */
  readonly received: URLSearchParams[] = [];
  respond: Respond = json(200, { ok: true });
  #server: Server | undefined;
  #port = 0;

  get endpoint(): string {
    return `http://localhost:${String(this.#port)}/forms`;
  }

  /** Starts listening, after `stop` on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#receive(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops listening, so that connections are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (server)
        server.close(() => {
          resolve();
        });
      else resolve();
    });
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Allows pages of another origin to read the response (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol).
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    this.received.push(new URLSearchParams(await text(request)));
    this.respond(response);
  }
}
