// @vitest-environment jsdom
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { company, getFields, forms } from '@keystrand/content';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate/node';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readInboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/database.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';
import { createApp } from './createApp.ts';

const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };
const form = 'application/x-www-form-urlencoded';

/** Creates the application with a store in a new file. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const { store } = await temporaryStore();
  const logged: string[] = [];
  const settings = readInboxSettings({ INBOX_POSTS_PER_ADDRESS: '1000', ...environment });
  const app = createApp({ settings, store, log: (line) => logged.push(line) });
  const request = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const incoming = { headers, socket: { remoteAddress: '127.0.0.1' } };
    return app.request(path, init, { incoming } as unknown as HttpBindings);
  };
  const post = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    request('/inquiries', { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } });
  const inquiries = () => Readable.from(store.list()).toArray() as Promise<StoredInquiry[]>;
  return { store, inquiries, logged, request, post };
}

let number = 0;
/** Returns a message that was not sent before. */
const message = (values = {}) =>
  new URLSearchParams({
    'form-name': 'contact',
    name: 'Ann',
    email: 'ann@company.example',
    message: `Hello ${String(++number)}`,
    ...values,
  });

it.each([
  [form, String],
  [
    'application/json; charset="UTF-8"',
    (values: URLSearchParams) => JSON.stringify(Object.fromEntries(values)),
  ],
])('stores a form once and confirms it with its reference, as %s', async (type, encode) => {
  const app = await start();
  const body = encode(message({ company: ' ', message: ' One\r\nTwo\u0007\n' }));
  const headers = { ...json, 'Content-Type': type };
  const responses = [await app.post(body, headers), await app.post(body, headers)];
  const [stored, ...others] = await app.inquiries();
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, reference: stored?.id });
  }
  expect(others).toEqual([]);
  expect(stored?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(stored).toMatchObject({ form: 'contact', suspicion: null });
  expect(stored?.fields).toEqual({ name: 'Ann', email: 'ann@company.example', message: 'One\nTwo' });
});

it('recognises an inquiry by key and content; without a key by content and day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await start();
  const reference = async (values: object, day = 1) => {
    vi.setSystemTime(new Date(`2030-01-0${String(day)}T12:00:00Z`));
    const response = await app.post(message({ message: 'Same', ...values }), json);
    return ((await response.json()) as { reference: string }).reference;
  };
  const key = { 'submission-key': 'abcdefghijklmnop' };
  const first = await reference(key);
  expect(await reference({ ...key, 'seconds-open': '90' }, 2)).toBe(first);
  const references = [first, await reference({})];
  for (const other of [{ ...key, message: 'Edited' }, { 'submission-key': 'abcdefghijklmnoq' }, {}])
    references.push(await reference(other, 2));
  expect(new Set(references).size).toBe(5);
  expect(await reference({}, 2)).toBe(references[4]);
});

it.each([
  [{ _gotcha: 'x' }, 'honeypot'],
  [{ _gotcha: ' ', 'seconds-open': '2' }, null],
  [{ 'seconds-open': '1' }, 'too-fast'],
])('stores a form with %o with the suspicion %s', async (values, suspicion) => {
  const app = await start();
  expect((await app.post(message(values), json)).status).toBe(200);
  expect(await app.inquiries()).toMatchObject([{ suspicion }]);
});

it.each([
  [415, 'another type', '', { 'Content-Type': 'text/plain' }],
  [415, 'another charset', '', { 'Content-Type': `${form}; charset=windows-1252` }],
  [415, 'compression', '', { 'Content-Encoding': 'gzip' }],
  [400, 'a repeated field', '&name=Eve', {}],
  [400, 'a field of another form', '&budget=1', {}],
  [400, 'a field of no form', '&__proto__=1', {}],
  [400, 'an unknown form', '&form-name=constructor', {}],
  [400, 'a short submission key', '&submission-key=abc', {}],
  [400, 'a time that is not a number', '&seconds-open=-1', {}],
  [400, 'malformed JSON', '{', { 'Content-Type': 'application/json' }],
  [413, 'a large body', 'a'.repeat(131_073), {}],
])('refuses with %i, does not store, but counts %s', async (status, _, added, headers) => {
  const app = await start({ INBOX_POSTS_PER_ADDRESS: '1' });
  const response = await app.post(String(message()) + added, { ...json, 'Content-Type': form, ...headers });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String) as string, email: company.email });
  expect((await app.post(message(), json)).status).toBe(429);
  expect(await app.inquiries()).toEqual([]);
  expect(app.logged).toEqual([]);
});

it.each([
  ['the connection without a trusted proxy', {}, ['200 192.0.2.1', '429 192.0.2.2']],
  [
    'the address that a trusted proxy adds, and the network in IPv6',
    { INBOX_TRUSTED_PROXIES: 'loopback' },
    [
      '200 192.0.2.1',
      // The values that the client itself sent are on the left.
      '429 192.0.2.9, 192.0.2.1',
      '200 192.0.2.2',
      '429 ::ffff:192.0.2.2',
      '200 2001:db8:0:1::1',
      '429 2001:db8::1:ffff:2:3:4',
      '200 2001:db8:0:2::1',
      // The proxy's own address for entries that are not addresses.
      '200 unknown',
      '429 "><script>',
    ],
  ],
  [
    'all addresses together, without requests that one may not send',
    { INBOX_POSTS: '2', INBOX_TRUSTED_PROXIES: '127.0.0.1' },
    ['200 192.0.2.1', '429 192.0.2.1', '200 192.0.2.2', '429 192.0.2.3'],
  ],
])('limits the rate by %s', async (_, environment, posts) => {
  const app = await start({ INBOX_POSTS_PER_ADDRESS: '1', ...environment });
  for (const post of posts) {
    const response = await app.post(message(), { ...json, 'X-Forwarded-For': post.slice(4) });
    expect(`${String(response.status)} ${post.slice(4)}`).toBe(post);
    const wait = Number(response.headers.get('retry-after'));
    expect(response.status === 429 ? wait > 500 && wait <= 600 : wait === 0).toBe(true);
  }
});

const origin = 'https://www.company.example';
it.each([
  [200, { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }],
  [200, { 'Sec-Fetch-Site': 'same-origin' }],
  [200, { Origin: 'https://inbox.example', Host: 'inbox.example' }],
  [403, {}],
  [403, { Origin: 'https://evil.example' }],
  [403, { Origin: `${origin}.evil.example` }],
  [403, { Origin: 'null' }],
  [403, { 'Sec-Fetch-Site': 'same-site' }],
  // A refusal that a listed origin may read.
  [415, { Origin: origin, 'Content-Type': 'text/html' }],
])('responds with %i to a post with %o', async (status, headers) => {
  const app = await start({ INBOX_ORIGINS: origin });
  const init = { method: 'POST', body: message().toString() };
  const type = { 'Content-Type': form, Host: 'a.example', ...json };
  const response = await app.request('/inquiries', { ...init, headers: { ...type, ...headers } });
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error?: string };
  expect(error).not.toBe('');
  const isListed = 'Origin' in headers && headers.Origin === origin;
  expect(response.headers.get('access-control-allow-origin')).toBe(isListed ? origin : null);
});

it('sends a preflight response to a listed origin', async () => {
  const app = await start({ INBOX_ORIGINS: origin });
  const { headers } = await app.request('/inquiries', { method: 'OPTIONS', headers: { Origin: origin } });
  const allowed = ['origin', 'methods', 'headers'].map((name) => headers.get(`access-control-allow-${name}`));
  expect(allowed).toEqual([origin, 'POST', 'Content-Type']);
});

it.each([
  ['/inquiries', 404],
  ['/inquiries/received?reference=0000000000000000', 404],
  ['/inquiries/received?reference=%00', 404],
  ['/healthz', 200],
])('GET of %s gets %i, with the security headers', async (path, status) => {
  const response = await (await start()).request(path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; /,
    ) as string,
  });
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Safari does not expose a list without markers as a list; an explicit role restores it (WebKit bug 170179).
  rules: { 'no-redundant-role': 'off' },
});

/** Shows a page, and checks that it is valid and accessible. */
async function show(response: Response): Promise<void> {
  const page = await response.text();
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => [ruleId, line]))).toEqual([]);
  document.open();
  document.write(page);
  document.close();
  expect(document.querySelectorAll('script, [style], link, img, iframe')).toHaveLength(0);
  expect(document.querySelector(`a[href="mailto:${company.email}"]`)).not.toBeNull();
  // jsdom has no layout, so the contrast of colours is not checked here; those of the theme are checked in `libs/ui`.
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

it.each(Object.values(forms))(
  'shows the form $id again with its values and errors until it is correct, then confirms it',
  async (definition) => {
    const app = await start();
    const fields = getFields(definition);
    const send = (values: Record<string, string>) =>
      app.post(new URLSearchParams({ 'form-name': definition.id, ...values }), html);
    const refused = await send(Object.fromEntries(fields.map(({ name }) => [name, 'x'.repeat(10_001)])));
    expect(refused.status).toBe(422);
    await show(refused);
    expect(document.title).toMatch(/^Error: /);
    const links = [...document.querySelectorAll('[role="alert"] a')];
    expect(links).toHaveLength(fields.length);
    for (const [index, { name, missing }] of fields.entries()) {
      const control = document.querySelector(links[index]?.getAttribute('href') ?? '');
      expect(control?.getAttribute('name')).toBe(name);
      const isOptional = control?.closest('.field')?.querySelector('.optional') !== null;
      expect(isOptional).toBe(missing === undefined);
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(`Error: ${links[index]?.textContent ?? ''}`);
    }

    const hostile = '<script>alert(1)</script> "quoted" & \'more\'';
    const values = Object.fromEntries(
      fields.map(({ name, ...field }) => {
        if ('options' in field) return [name, field.options.at(-1) ?? ''];
        if (field.control === 'checkbox') return [name, 'yes'];
        if (name === 'phone') return [name, '+1 555 0100'];
        return [name, field.control === 'area' ? `\n${hostile}\n` : hostile];
      }),
    );
    await show(await send(values));
    // The values that a browser sends.
    const shown = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    expect(shown).toEqual({ ...values, 'form-name': definition.id, _gotcha: '' });

    const confirmed = await send({ ...(shown as Record<string, string>), email: 'ann@company.example' });
    expect(confirmed.status).toBe(303);
    await show(await app.request(confirmed.headers.get('location') ?? ''));
    expect(document.querySelector('h1')?.textContent).toBe(definition.sent.heading);
    const reference = document.querySelector('.reference')?.textContent.replaceAll('-', '');
    expect(reference).toBe((await app.inquiries())[0]?.id);
    expect(document.body.textContent).not.toContain('alert(1)');
  },
);

it('returns the errors of fields as JSON, other refusals also as a page', async () => {
  const app = await start();
  const invalid = await app.post(message({ email: 'ann' }), json);
  expect(invalid.status).toBe(422);
  const errors = { email: 'Enter an e-mail address in the form name@company.example' };
  expect(await invalid.json()).toEqual({ errors });
  const refused = await app.post(message({ fax: '1' }), html);
  expect(refused.status).toBe(400);
  await show(refused);
  expect(document.body.textContent).toContain('Nothing was stored.');
  expect(await app.inquiries()).toEqual([]);
});

it('responds with 503 while the database cannot be used, and logs once when that begins and ends', async () => {
  const app = await start();
  const fault = new StoreUnavailableError('full', undefined);
  vi.spyOn(app.store, 'counts').mockRejectedValueOnce(fault);
  vi.spyOn(app.store, 'add').mockRejectedValueOnce(fault).mockRejectedValueOnce(fault);
  expect((await app.request('/healthz')).status).toBe(503);
  for (const response of [await app.post(message(), html), await app.post(message(), html)]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    await show(response);
  }
  for (let count = 0; count < 2; count++) await app.post(message(), json);
  expect(app.logged).toEqual([
    'The storage of inquiries fails and is answered with status 503: The database is full.',
    'The storage of inquiries works again.',
  ]);
});

it('responds with 500 to defects, without their message in response and log', async () => {
  const app = await start();
  vi.spyOn(app.store, 'add').mockRejectedValueOnce(new Error('About ann@company.example'));
  const response = await app.post(message(), html);
  expect(response.status).toBe(500);
  await show(response);
  expect(document.body.textContent).not.toMatch(/ann@company|Nothing was stored/);
  expect(app.logged).toEqual([expect.stringMatching(/^A request failed inside the inbox: Error\n +at /)]);
  expect(app.logged[0]).not.toContain('company.example');
});
