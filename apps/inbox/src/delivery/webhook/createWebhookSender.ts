import { formatReference } from '../../reference/formatReference.ts';
import type { InboxSettings } from '../../settings/InboxSettings.ts';
import type { NewInquiry } from '../../store/Inquiry.ts';
import { DeliveryError } from '../DeliveryError.ts';
import { isLoopbackHost } from '../isLoopbackHost.ts';
import type { Send } from '../Send.ts';
import { webhookSignature } from './webhookSignature.ts';

/** The specification asks for 15 to 30 seconds. */
export const webhookTimeout = 20_000;

/** Status by which a receiver ends the subscription. */
const gone = 410;

function payload({ id, form, fields, receivedAt }: NewInquiry): string {
  return JSON.stringify({
    type: 'inquiry.received',
    timestamp: receivedAt.toISOString(),
    data: { id, reference: formatReference(id), form, fields },
  });
}

function connectionFailure(error: unknown): DeliveryError {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const reason = name === 'TimeoutError' ? 'no response in time' : (cause?.code ?? name);
  return new DeliveryError(`the webhook cannot be reached: ${reason}`, { permanent: false, cause: error });
}

/**
 * Returns a function that posts an inquiry as JSON, signed as the Standard Webhooks specification says
 * (https://github.com/standard-webhooks/standard-webhooks). `webhook-id` is the same at every attempt. Only 2xx is success:
 * redirects are not followed, and the response's body is not read. Throws if the URL is not encrypted.
 */
export function createWebhookSender(
  { url, secret }: NonNullable<InboxSettings['webhook']>,
  timeout: number = webhookTimeout,
): Send {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopbackHost(hostname)) {
    throw new Error(
      'INBOX_WEBHOOK_URL is not encrypted; allowed are https: URLs, and http: if the host is this machine.',
    );
  }
  return async (inquiry, signal) => {
    const id = `msg_${inquiry.id}`;
    const timestamp = Math.floor(Date.now() / 1000);
    const body = payload(inquiry);
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Keystrand-Inbox',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': webhookSignature(secret, { id, timestamp, body }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
    } catch (error) {
      throw connectionFailure(error);
    }
    await response.body?.cancel().catch(() => {});
    if (response.ok) return;
    throw new DeliveryError(`the webhook responded with status ${response.status}`, {
      permanent: response.status === gone,
    });
  };
}
