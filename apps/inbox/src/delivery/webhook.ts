import { createHmac } from 'node:crypto';
import { formatReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import type { Send } from '../store/Inquiry.ts';

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
    try {
      const response = await fetch(url, {
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
      await response.body?.cancel().catch(() => {});
      const { ok, status } = response;
      if (ok) return undefined;
      return { reason: `the webhook responded with status ${String(status)}`, isPermanent: status === 410 };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      const reason = name === 'TimeoutError' ? 'no response in time' : (cause?.code ?? name);
      return { reason: `the webhook cannot be reached: ${reason}`, isPermanent: false };
    }
  };
}
