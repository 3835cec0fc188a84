/** A proxy that delays responses as Lighthouse's slow 4G does. It also covers prerendered documents, which the DevTools protocol's emulation does not. */
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './servers.ts';

/** Round trip in milliseconds. */
const roundTrip = 150;
/** Bytes per millisecond: 1.6 Mbit/s. */
const rate = 1.6e6 / 8 / 1000;

/** Delays data so that all connections together do not exceed a rate. */
class Link {
  #free = 0;

  /** Resolves when the bytes have passed. */
  async pass(bytes: number): Promise<void> {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + bytes / rate;
    await sleep(this.#free - now);
  }
}

/** Starts a proxy for a server on this machine. */
export async function startSlowProxy(target: string): Promise<Server> {
  const link = new Link();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await sleep(roundTrip);
    const forwarded = sendRequest(target + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: request.headers,
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end();
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    for await (const chunk of answer) {
      const bytes = chunk as Buffer;
      for (let start = 0; start < bytes.length; start += 4096) {
        const part = bytes.subarray(start, start + 4096);
        await link.pass(part.length);
        response.write(part);
      }
    }
    response.end();
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
