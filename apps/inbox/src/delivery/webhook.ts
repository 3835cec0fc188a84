import { createHmac } from 'node:crypto';
import { formatReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { Send } from './DeliveryError.ts';

/**
 * Returns a function that posts an inquiry as JSON, signed according to the Standard Webhooks specification
 * (https://github.com/standard-webhooks/standard-webhooks). `webhook-id` is the same at every attempt. Only 2xx is success:
 * redirects are not followed, and the response's body is not read. Status 410 ends the attempts.
 */
export function createWebhookSender({ url, secret }: NonNullable<InboxSettings['webhook']>): Send {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return async ({ id, form, fields, receivedAt }, signal) => {
    const messageId = `msg_${id}`;
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const body = JSON.stringify({
      type: 'inquiry.received',
      timestamp: receivedAt.toISOString(),
      data: { id, reference: formatReference(id), form, fields },
    });
    // The package `standardwebhooks` does the same, but contains no licence text, which the bundle has to include.
    const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Keystrand-Inbox',
          'webhook-id': messageId,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'manual',
        signal,
      });
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      const reason = name === 'TimeoutError' ? 'no response in time' : (cause?.code ?? name);
      throw new DeliveryError(`the webhook cannot be reached: ${reason}`, { permanent: false, cause: error });
    }
    await response.body?.cancel().catch(() => {});
    if (!response.ok)
      throw new DeliveryError(`the webhook responded with status ${String(response.status)}`, {
        permanent: response.status === 410,
      });
  };
}
