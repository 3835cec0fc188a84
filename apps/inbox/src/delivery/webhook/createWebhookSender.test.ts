import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { createInquiry } from '../../store/testing/createInquiry.ts';
import { createWebhookSender } from './createWebhookSender.ts';

const secret = Buffer.from('0123456789abcdefghijklmnopqrstuv');
const { signal } = new AbortController();

let close = () => {};
afterEach(() => close());

/** Starts a receiver; returns its URL and what it has received. */
async function startReceiver(respond: RequestListener) {
  const requests: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ method: request.method, headers: request.headers, body });
      respond(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { requests, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook` };
}

describe('createWebhookSender', () => {
  it('posts the inquiry as JSON with a signature that the library of Standard Webhooks verifies', async () => {
    const { url, requests } = await startReceiver((_, response) => response.writeHead(204).end());
    const inquiry = createInquiry({
      id: '7K2M9QXR4TBN0WVE',
      fields: { name: 'Ада 🧵', email: 'ada@engine.example', message: 'Line\n"quoted"' },
    });
    await createWebhookSender({ url, secret })(inquiry, signal);
    expect(requests).toHaveLength(1);
    const { method, headers, body } = requests[0] ?? { headers: {}, body: '' };
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'msg_7K2M9QXR4TBN0WVE',
    });
    const webhook = new Webhook(`whsec_${secret.toString('base64')}`);
    expect(webhook.verify(body, headers as Record<string, string>)).toEqual({
      type: 'inquiry.received',
      timestamp: '2030-01-01T12:00:00.123Z',
      data: {
        id: '7K2M9QXR4TBN0WVE',
        reference: '7K2M-9QXR-4TBN-0WVE',
        form: 'contact',
        fields: inquiry.fields,
      },
    });
    expect(() => webhook.verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  it('has the same id at every attempt', async () => {
    const { url, requests } = await startReceiver((_, response) => response.writeHead(500).end());
    const send = createWebhookSender({ url, secret });
    const inquiry = createInquiry();
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(send(inquiry, signal)).rejects.toThrow('the webhook responded with status 500');
    }
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(`msg_${inquiry.id}`));
  });

  it.each([
    [301, false],
    [302, false],
    [400, false],
    [404, false],
    [410, true],
    [429, false],
    [503, false],
  ])('fails with status %i; for good: %s', async (status, permanent) => {
    const { url, requests } = await startReceiver((_, response) =>
      response.writeHead(status, { Location: '/elsewhere' }).end('ada@example.com'),
    );
    await expect(createWebhookSender({ url, secret })(createInquiry(), signal)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: `the webhook responded with status ${String(status)}`,
      permanent,
    });
    expect(requests).toHaveLength(1);
  });

  it('accepts a response without waiting for the end of its body', async () => {
    const { url } = await startReceiver((_, response) => {
      response.writeHead(200);
      response.write('x'.repeat(100_000));
    });
    await createWebhookSender({ url, secret })(createInquiry(), signal);
  });

  it('fails if there is no response in time', async () => {
    const { url } = await startReceiver(() => {});
    await expect(createWebhookSender({ url, secret }, 50)(createInquiry(), signal)).rejects.toMatchObject({
      message: 'the webhook cannot be reached: no response in time',
      permanent: false,
    });
  });

  it('fails if nothing listens, and if the attempt is aborted', async () => {
    const { url } = await startReceiver(() => {});
    const aborted = createWebhookSender({ url, secret })(createInquiry(), AbortSignal.timeout(50));
    await expect(aborted).rejects.toMatchObject({ name: 'DeliveryError', permanent: false });
    close();
    await expect(createWebhookSender({ url, secret })(createInquiry(), signal)).rejects.toMatchObject({
      message: 'the webhook cannot be reached: ECONNREFUSED',
      permanent: false,
    });
  });

  it.each(['http://localhost:3000/hook', 'http://[::1]/hook', 'https://hooks.example/hook'])(
    'accepts %s',
    (url) => {
      expect(createWebhookSender({ url, secret })).toBeTypeOf('function');
    },
  );

  it('refuses a URL of another machine without encryption', () => {
    expect(() => createWebhookSender({ url: 'http://hooks.example/hook?key=1', secret })).toThrow(
      'INBOX_WEBHOOK_URL is not encrypted; allowed are https: URLs, and http: if the host is this machine.',
    );
  });
});
