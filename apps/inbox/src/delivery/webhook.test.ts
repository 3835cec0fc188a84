import { Webhook } from 'standardwebhooks';
import { afterEach, expect, it } from 'vitest';
import { newInquiry } from '../testing/newInquiry.ts';
import { startWebhook } from '../testing/startWebhook.ts';
import { createWebhookSender } from './webhook.ts';

const { signal } = new AbortController();

let close = () => Promise.resolve();
afterEach(() => close());

async function start(...options: Parameters<typeof startWebhook>) {
  const server = await startWebhook(...options);
  close = server.close;
  return server;
}

it('posts the inquiry as JSON with a signature that the receiver can verify', async () => {
  const { requests, settings } = await start();
  const fields = { name: 'Ада 🧵', email: 'ada@engine.example', message: 'Line\n"quoted"' };
  await createWebhookSender(settings)(newInquiry({ id: '7K2M9QXR4TBN0WVE', fields }), signal);
  const { method, headers, body } = requests[0] ?? { headers: {}, body: '' };
  expect(method).toBe('POST');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_7K2M9QXR4TBN0WVE',
  });
  expect(new Webhook(settings.secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'inquiry.received',
    timestamp: '2030-01-01T12:00:00.123Z',
    data: { id: '7K2M9QXR4TBN0WVE', reference: '7K2M-9QXR-4TBN-0WVE', form: 'contact', fields },
  });
});

it.each([
  [301, false],
  [404, false],
  [410, true],
  [503, false],
])('fails with status %i, which is not followed; for good: %s', async (status, permanent) => {
  const { requests, settings } = await start(() => status);
  await expect(createWebhookSender(settings)(newInquiry(), signal)).rejects.toMatchObject({
    name: 'DeliveryError',
    message: `the webhook responded with status ${String(status)}`,
    permanent,
  });
  expect(requests).toHaveLength(1);
});

it('accepts a response without waiting for the end of its body', async () => {
  const { settings } = await start(() => 200);
  await createWebhookSender(settings)(newInquiry(), signal);
});

it('fails if there is no response in time, if the attempt is aborted, and if nothing listens', async () => {
  const { settings } = await start(() => undefined);
  const expectFailure = (reason: string, attempt = signal) =>
    expect(createWebhookSender(settings)(newInquiry(), attempt)).rejects.toMatchObject({
      message: `the webhook cannot be reached: ${reason}`,
      permanent: false,
    });
  await expectFailure('no response in time', AbortSignal.timeout(50));
  await expectFailure('AbortError', AbortSignal.abort());
  await close();
  await expectFailure('ECONNREFUSED');
});
