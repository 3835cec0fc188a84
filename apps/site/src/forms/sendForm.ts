import type { FormDefinition } from '@keystrand/content';
import type { FormRequest } from './buildRequest';
import { readResponse } from './readResponse';
import type { Outcome } from './readResponse';

/** Time-out for the response in milliseconds. */
const responseTimeout = 20_000;

/** Sends a request once and returns the outcome; never rejects. */
export async function sendForm(
  definition: FormDefinition,
  endpoint: string,
  request: FormRequest,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, responseTimeout);
  try {
    const response = await fetch(endpoint, { ...request, credentials: 'omit', signal: controller.signal });
    return readResponse(definition, response.status, await response.text());
  } catch {
    if (controller.signal.aborted) return { kind: 'failed', reason: 'timeout' };
    return { kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
