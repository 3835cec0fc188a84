import type { FormDefinition } from '@keystrand/content';
import type { FormRequest } from './buildRequest';
import type { Outcome } from './outcome';
import { readResponse } from './readResponse';

/** Milliseconds after which an endpoint that has not answered counts as silent. */
export const answerTimeLimit = 20_000;

/** Sends a form once and tells what became of it; never rejects. */
export async function sendForm(
  definition: FormDefinition,
  endpoint: string,
  request: FormRequest,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline' };
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, answerTimeLimit);
  try {
    const response = await fetch(endpoint, { ...request, credentials: 'omit', signal: limit.signal });
    return readResponse(definition, response.status, await response.text());
  } catch {
    if (limit.signal.aborted) return { kind: 'failed', reason: 'timeout' };
    return { kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
