import { forms } from '@keystrand/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest } from './buildRequest';
import { sendForm } from './sendForm';

const endpoint = 'https://forms.example/f';
const request = buildRequest(forms.contact, { name: 'Ada' }, 'form', {
  secondsOpen: 5,
  submissionKey: '0123456789abcdef',
});
const send = () => sendForm(forms.contact, endpoint, request);

/** A `fetch` without response, which only its abort signal ends. */
const unresponsiveFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sendForm', () => {
  it('posts the request to the endpoint, without credentials', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{"ok":true}')));
    vi.stubGlobal('fetch', fetch);
    await expect(send()).resolves.toEqual({ kind: 'sent' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      endpoint,
      expect.objectContaining({ method: 'POST', body: request.body, credentials: 'omit' }),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out after 20 s without a response', async () => {
    vi.stubGlobal('fetch', unresponsiveFetch);
    const settled = vi.fn();
    const outcome = send();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('times out if the response body does not arrive', async () => {
    const fetch: typeof globalThis.fetch = (input, init) =>
      Promise.resolve({ status: 200, text: () => unresponsiveFetch(input, init) } as unknown as Response);
    vi.stubGlobal('fetch', fetch);
    const outcome = send();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('distinguishes an unreachable endpoint from an offline device', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send()).resolves.toEqual({ kind: 'failed', reason: 'unreachable' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    await expect(send()).resolves.toEqual({ kind: 'failed', reason: 'offline' });
  });
});
