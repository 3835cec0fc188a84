import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Starts a receiver of webhooks, which is closed after the test; `answer` returns the status for a number of requests, or
 * nothing to be silent.
 */
export async function startWebhook(answer: (count: number) => number | undefined = () => 204) {
  const requests: (Pick<IncomingMessage, 'method' | 'headers'> & { readonly body: string })[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(Object.assign(request, { body }));
      const status = answer(requests.length);
      // The body does not end.
      if (status !== undefined) response.writeHead(status, { Location: '/elsewhere' }).flushHeaders();
      if (status === 204) response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`;
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  onTestFinished(close);
  return { requests, settings: { url, secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` }, close };
}
