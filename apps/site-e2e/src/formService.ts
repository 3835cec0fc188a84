import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A form as it arrived. */
export interface ReceivedForm {
  readonly contentType: string;
  readonly values: Readonly<Record<string, string>>;
}

type Answer = (response: ServerResponse) => void;

/** Answers with a status and JSON. */
export function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Takes the form and says nothing. */
export const silence: Answer = () => undefined;

/** A form service of the tests' own: a real HTTP server on a port of this machine, whose answer each test chooses. */
export class FormService {
  readonly received: ReceivedForm[] = [];
  answer: Answer = json(200, { ok: true });
  #server: Server | undefined;
  #port = 0;

  get endpoint(): string {
    return `http://localhost:${String(this.#port)}/forms`;
  }

  /** Listens; again on the same port after `stop`. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#take(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Refuses connections from now on. */
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

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What a service owes a page of another origin, that the page may read its answer (Fetch standard, section 3.2).
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const contentType = request.headers['content-type'] ?? '';
    const body = await text(request);
    this.received.push({
      contentType,
      values: contentType.startsWith('application/json')
        ? (JSON.parse(body) as Record<string, string>)
        : Object.fromEntries(new URLSearchParams(body)),
    });
    this.answer(response);
  }
}
