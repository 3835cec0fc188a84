import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a receiver of webhooks; `answer` returns the status, or nothing to be silent. */
export async function startWebhook(
  answer: (state: { requests: readonly ReceivedRequest[] }) => number | undefined = () => 204,
) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ method: request.method, headers: request.headers, body });
      const status = answer({ requests });
      // The body does not end.
      if (status !== undefined) response.writeHead(status, { Location: '/elsewhere' }).flushHeaders();
      if (status === 204) response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`;
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  return {
    requests,
    settings: { url, secret },
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}
