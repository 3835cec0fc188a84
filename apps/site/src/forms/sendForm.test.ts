import { forms } from '@keystrand/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendForm } from './sendForm';

const endpoint = 'https://forms.example/f';
const values = { name: 'Ada', message: 'One & two\n+ drei für "vier"' };
const fetch = vi.fn<typeof globalThis.fetch>();

const send = (encoding = 'form') => sendForm(forms.contact, endpoint, encoding === 'json', values);

/** Sends the form to an endpoint with this response. */
const receive = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetch.mockResolvedValueOnce(new Response(status === 204 ? null : text, { status }));
  return send();
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
});

it.each(['form', 'json'] as const)('posts the values as %s, without credentials', async (encoding) => {
  fetch.mockResolvedValueOnce(new Response('{"ok":true}'));
  await expect(send(encoding)).resolves.toEqual({ phase: 'sent' });
  const [url, init] = fetch.mock.calls[0] ?? [];
  const request = new Request(url as string, init);
  expect(request).toMatchObject({ url: endpoint, method: 'POST', credentials: 'omit' });
  expect(request.headers.get('accept')).toBe('application/json');
  const [type, body] =
    encoding === 'json'
      ? ['application/json', (await request.json()) as unknown]
      : [
          'application/x-www-form-urlencoded;charset=UTF-8',
          Object.fromEntries(new URLSearchParams(await request.text())),
        ];
  expect(request.headers.get('content-type')).toBe(type);
  expect(body).toEqual(values);
});

it.each([
  [200, { ok: true }],
  [200, '<!doctype html><title>Thanks</title>'],
  [201, { id: 7 }],
  [204, ''],
  [200, 'null'],
])('is sent for status %i with %j', async (status, body) => {
  expect(await receive(status, body)).toEqual({ phase: 'sent' });
});

it('returns the reference of the inbox in groups of four, and none of another format', async () => {
  const reference = (text: unknown) => receive(200, { ok: true, reference: text });
  expect(await reference('7K2M9QXR4TBN0WVE')).toEqual({ phase: 'sent', reference: '7K2M-9QXR-4TBN-0WVE' });
  for (const other of ['7K2M', 7, '7K2M9QXR4TBN0WVE<br>', null])
    expect(await reference(other)).toEqual({ phase: 'sent' });
});

it('returns field errors in field order', async () => {
  const outcome = await receive(400, { errors: { message: 'Too short.', email: 'No such domain.' } });
  expect(outcome).toEqual({ phase: 'invalid', errors: { email: 'No such domain.', message: 'Too short.' } });
  if (outcome.phase === 'invalid') expect(Object.keys(outcome.errors)).toEqual(['email', 'message']);
});

it('reads a list of errors and prefixes a message in lower case with the label', async () => {
  const errors = [{ field: 'email', message: 'should be an email' }, null];
  expect(await receive(422, { errors })).toEqual({
    phase: 'invalid',
    errors: { email: 'E-mail address: should be an email' },
  });
});

it.each([
  ['refused', 200, { ok: false }],
  ['refused', 200, { success: 'false' }],
  ['refused', 400, { errors: { other: 'x' } }],
  ['refused', 400, { errors: 'no' }],
  ['refused', 400, { errors: { email: 5 } }],
  ['refused', 400, 'Bad Request'],
  ['busy', 429, ''],
  ['server', 500, { errors: { email: 'x' } }],
  ['server', 503, ''],
])('fails as %s for status %i with %j', async (reason, status, body) => {
  expect(await receive(status, body)).toEqual({ phase: 'failed', reason });
});

it('times out after 20 s without a complete response', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  fetch.mockImplementationOnce((_url, init) =>
    Promise.resolve({
      status: 200,
      text: () => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    } as unknown as Response),
  );
  const outcome = send();
  expect(timeout).toHaveBeenCalledWith(20_000);
  await Promise.resolve();
  controller.abort();
  await expect(outcome).resolves.toEqual({ phase: 'failed', reason: 'timeout' });
});

it('distinguishes an unreachable endpoint from an offline device', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send()).resolves.toEqual({ phase: 'failed', reason: 'unreachable' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  await expect(send()).resolves.toEqual({ phase: 'failed', reason: 'offline' });
});
