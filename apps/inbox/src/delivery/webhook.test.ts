import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newInquiry } from '../testing/newInquiry.ts';
import { startWebhook } from '../testing/startWebhook.ts';
import { createWebhookSender } from './webhook.ts';

const { signal } = new AbortController();

/** Starts a receiver, and sends an inquiry to it. */
async function send(inquiry = newInquiry(), ...answer: Parameters<typeof startWebhook>) {
  const { requests, settings } = await startWebhook(...answer);
  return { requests, settings, failure: await createWebhookSender(settings)(inquiry, signal) };
}

it('posts the inquiry as JSON with a signature, and does not wait for the end of the response', async () => {
  const fields = { name: 'Ада 🧵', email: 'ada@engine.example', message: 'Line\n"quoted"' };
  const inquiry = newInquiry({ id: '7K2M9QXR4TBN0WVE', fields });
  const { requests, settings, failure } = await send(inquiry, () => 200);
  expect(failure).toBeUndefined();
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
])('fails with status %i, which is not followed; for good: %s', async (status, isPermanent) => {
  const { requests, failure } = await send(newInquiry(), () => status);
  expect(failure).toEqual({ reason: `the webhook responded with status ${String(status)}`, isPermanent });
  expect(requests).toHaveLength(1);
});

it('fails if there is no response in time, if the attempt is aborted, and if nothing listens', async () => {
  const { settings, close } = await startWebhook(() => undefined);
  const fails = async (reason: string, attempt = signal) =>
    expect(await createWebhookSender(settings)(newInquiry(), attempt)).toEqual({
      reason: `the webhook cannot be reached: ${reason}`,
      isPermanent: false,
    });
  await fails('no response in time', AbortSignal.timeout(50));
  await fails('AbortError', AbortSignal.abort());
  await close();
  await fails('ECONNREFUSED');
});
