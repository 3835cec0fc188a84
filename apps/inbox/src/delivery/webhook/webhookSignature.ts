import { createHmac } from 'node:crypto';

/** Returns the header `webhook-signature` (https://github.com/standard-webhooks/standard-webhooks, scheme `v1`). */
export function webhookSignature(
  secret: Uint8Array,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${signature}`;
}
