import { forms } from '@keystrand/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest } from './buildRequest';
import { answerTimeLimit, sendForm } from './sendForm';

const endpoint = 'https://forms.example/f';
const request = buildRequest(forms.contact, { name: 'Ada' }, 'form', 5);
const send = () => sendForm(forms.contact, endpoint, request);

/** Answers as `fetch` does to an endpoint that stays silent: only the signal ends it. */
const silent: typeof fetch = (_input, init) =>
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

describe('sending a form', () => {
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

  it('gives up an endpoint that does not answer in 20 seconds, and not before', async () => {
    vi.stubGlobal('fetch', silent);
    const settled = vi.fn();
    const outcome = send();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(answerTimeLimit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('counts an answer as silent whose body does not come', async () => {
    const fetch: typeof globalThis.fetch = (input, init) =>
      Promise.resolve({ status: 200, text: () => silent(input, init) } as unknown as Response);
    vi.stubGlobal('fetch', fetch);
    const outcome = send();
    await vi.advanceTimersByTimeAsync(answerTimeLimit);
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('tells an endpoint that cannot be reached from a device that is offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send()).resolves.toEqual({ kind: 'failed', reason: 'unreachable' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    await expect(send()).resolves.toEqual({ kind: 'failed', reason: 'offline' });
  });

  it('does not even try while the device is offline', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(send()).resolves.toEqual({ kind: 'failed', reason: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
