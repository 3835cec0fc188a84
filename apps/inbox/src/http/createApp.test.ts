// @vitest-environment jsdom
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { company, getFields, forms } from '@keystrand/content';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/database.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';
import { createApp } from './createApp.ts';

afterEach(() => {
  vi.useRealTimers();
});

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
  return {
    store,
    inquiries: () => Readable.from(store.list()).toArray() as Promise<StoredInquiry[]>,
    logged,
    request,
    post,
  };
}

type App = Awaited<ReturnType<typeof start>>;

const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };
const asJson = { ...json, 'Content-Type': 'application/json; charset="UTF-8"' };
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

describe('a form sent by a script', () => {
  it.each([
    ['form', (values: URLSearchParams) => values, json],
    ['JSON', (values: URLSearchParams) => JSON.stringify(Object.fromEntries(values)), asJson],
  ])('is stored once and confirmed with its reference, in the encoding %s', async (_, encode, headers) => {
    const app = await start();
    const values = message({ company: ' ', message: ' One\r\nTwo\u0007\n' });
    const responses = [await app.post(encode(values), headers), await app.post(encode(values), headers)];
    const [stored, ...others] = await app.inquiries();
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ ok: true, reference: stored?.id });
    }
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) as string,
      form: 'contact',
      fields: { name: 'Ann', email: 'ann@company.example', message: 'One\nTwo' },
      suspicion: null,
    });
    expect(stored?.fields).not.toHaveProperty('company');
  });

  it('gets the errors of its fields, and nothing is stored', async () => {
    const app = await start();
    const response = await app.post(message({ email: 'ann' }), json);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { email: 'Enter an e-mail address in the form name@company.example' },
    });
    expect(await app.inquiries()).toEqual([]);
  });

  it('is recognised by key and content; without a key by content and day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await start();
    const reference = async (values: object, day = 1) => {
      vi.setSystemTime(new Date(`2030-01-0${String(day)}T12:00:00Z`));
      const response = await app.post(message({ message: 'Same', ...values }), json);
      return ((await response.json()) as { reference: string }).reference;
    };
    const key = { 'submission-key': 'abcdefghijklmnop' };
    const first = await reference(key);
    expect(await reference({ ...key, 'seconds-open': '90' }, 2)).toBe(first);
    const others = [
      await reference({ ...key, message: 'Edited' }),
      await reference({ 'submission-key': 'abcdefghijklmnoq' }),
      await reference({}),
      await reference({}, 2),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
    expect(await reference({}, 2)).toBe(others[3]);
  });

  it.each([
    [{ _gotcha: 'x' }, 'honeypot'],
    [{ _gotcha: ' ', 'seconds-open': '2' }, null],
    [{ 'seconds-open': '1' }, 'too-fast'],
  ])('that contains %o is suspected: %s', async (values, suspicion) => {
    const app = await start();
    expect((await app.post(message(values), json)).status).toBe(200);
    expect(await app.inquiries()).toMatchObject([{ suspicion }]);
  });
});

const form = 'application/x-www-form-urlencoded';
it.each([
  [415, 'another type', '', { 'Content-Type': 'text/plain' }],
  [415, 'another charset', '', { 'Content-Type': `${form}; charset=windows-1252` }],
  [415, 'compression', '', { 'Content-Type': form, 'Content-Encoding': 'gzip' }],
  [400, 'a repeated field', '&name=Eve', { 'Content-Type': form }],
  [400, 'a field of another form', '&budget=1', { 'Content-Type': form }],
  [400, 'a field of no form', '&__proto__=1', { 'Content-Type': form }],
  [400, 'an unknown form', '&form-name=constructor', { 'Content-Type': form }],
  [400, 'a short submission key', '&submission-key=abc', { 'Content-Type': form }],
  [400, 'a time that is not a number', '&seconds-open=-1', { 'Content-Type': form }],
  [400, 'malformed JSON', '{', { 'Content-Type': 'application/json' }],
  [413, 'a large body', 'a'.repeat(131_073), { 'Content-Type': form }],
])('refuses with %i and does not store %s', async (status, _, added, headers) => {
  const app = await start();
  const response = await app.post(message().toString() + added, { ...json, ...headers });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String) as string, email: company.email });
  expect(await app.inquiries()).toEqual([]);
  expect(app.logged).toEqual([]);
});

describe('the rate limit', () => {
  it('refuses further requests from one address with 429 and the time to wait, also after refusals', async () => {
    const app = await start({ INBOX_POSTS_PER_ADDRESS: '2' });
    expect((await app.post(message(), json)).status).toBe(200);
    expect((await app.post('x', { ...json, 'Content-Type': 'text/plain' })).status).toBe(415);
    const response = await app.post(message(), json);
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('counts by address, or by network in IPv6, behind a trusted proxy only', async () => {
    const from = async (app: App, address: string) =>
      (await app.post(message(), { ...json, 'X-Forwarded-For': address })).status;
    const direct = await start({ INBOX_POSTS_PER_ADDRESS: '1' });
    expect([await from(direct, '192.0.2.1'), await from(direct, '192.0.2.2')]).toEqual([200, 429]);
    const proxied = await start({ INBOX_POSTS_PER_ADDRESS: '1', INBOX_TRUSTED_PROXIES: 'loopback' });
    for (const [address, status] of [
      ['192.0.2.1', 200],
      // The values that the client itself sent are on the left.
      ['192.0.2.9, 192.0.2.1', 429],
      ['192.0.2.2', 200],
      ['::ffff:192.0.2.2', 429],
      ['2001:db8:0:1::1', 200],
      ['2001:db8::1:ffff:2:3:4', 429],
      ['2001:db8:0:2::1', 200],
      // The proxy's own address for entries that are not addresses.
      ['unknown', 200],
      ['"><script>', 429],
    ] as const)
      expect([address, await from(proxied, address)]).toEqual([address, status]);
  });

  it('limits all addresses together; requests that one may not send are not counted', async () => {
    const app = await start({
      INBOX_POSTS_PER_ADDRESS: '1',
      INBOX_POSTS: '2',
      INBOX_TRUSTED_PROXIES: '127.0.0.1',
    });
    const statuses = [];
    for (const last of ['1', '1', '2', '3'])
      statuses.push((await app.post(message(), { ...json, 'X-Forwarded-For': `192.0.2.${last}` })).status);
    expect(statuses).toEqual([200, 429, 200, 429]);
  });
});

describe('the origin', () => {
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
  ])('gets %i with %o', async (status, headers) => {
    const app = await start({ INBOX_ORIGINS: origin });
    const init = { method: 'POST', body: message().toString() };
    const type = { 'Content-Type': form, Host: 'a.example', ...json };
    const response = await app.request('/inquiries', { ...init, headers: { ...type, ...headers } });
    expect(response.status).toBe(status);
    const isListed = 'Origin' in headers && headers.Origin === origin;
    expect(response.headers.get('access-control-allow-origin')).toBe(isListed ? origin : null);
  });

  it('may read errors and gets a preflight response, if it is listed', async () => {
    const app = await start({ INBOX_ORIGINS: origin });
    const refused = await app.post('x', { ...json, Origin: origin });
    expect(refused.status).toBe(415);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const preflight = await app.request('/inquiries', { method: 'OPTIONS', headers });
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
    });
  });
});

it.each([
  ['/inquiries', 404],
  ['/inquiries/received?reference=0000000000000000', 404],
  ['/inquiries/received?reference=%00', 404],
  ['/healthz', 200],
])('GET of %s gets %i, with the security headers', async (path, status) => {
  const response = await (await start()).request(path);
  expect(response.status).toBe(status);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; /,
  );
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

describe.each(Object.values(forms))('the form $id sent without JavaScript', (definition) => {
  const fields = getFields(definition);
  const hostile = '<script>alert(1)</script> "quoted" & \'more\'';
  const values = Object.fromEntries(
    fields.map(({ name, ...field }) => {
      if ('options' in field) return [name, field.options.at(-1) ?? ''];
      if (field.control === 'checkbox') return [name, 'yes'];
      if (name === 'email') return [name, 'ann'];
      if (name === 'phone') return [name, '+1 555 0100'];
      return [name, field.control === 'area' ? `\n${hostile}\n` : hostile];
    }),
  );

  it('is shown again with its values and errors until it is correct, then confirmed', async () => {
    const app = await start();
    const invalid = Object.fromEntries(fields.map(({ name }) => [name, 'x'.repeat(10_001)]));
    const refused = await app.post(new URLSearchParams({ 'form-name': definition.id, ...invalid }), html);
    expect(refused.status).toBe(422);
    await show(refused);
    expect(document.title).toMatch(/^Error: /);
    const links = [...document.querySelectorAll('[role="alert"] a')];
    expect(links).toHaveLength(fields.length);
    for (const [index, { name }] of fields.entries()) {
      const control = document.querySelector(links[index]?.getAttribute('href') ?? '');
      expect(control?.getAttribute('name')).toBe(name);
      const texts = (control?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(`Error: ${links[index]?.textContent ?? ''}`);
    }
    const optional = [...document.querySelectorAll('.optional')].map((mark) =>
      mark.closest('.field')?.querySelector('[name]')?.getAttribute('name'),
    );
    expect(optional).toEqual(fields.filter(({ missing }) => missing === undefined).map(({ name }) => name));

    await show(await app.post(new URLSearchParams({ 'form-name': definition.id, ...values }), html));
    // The values that a browser sends.
    const shown = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    const { id, subject } = definition;
    expect(shown).toEqual({ ...values, 'form-name': id, subject, _gotcha: '' });

    const corrected = { ...(shown as Record<string, string>), email: 'ann@company.example' };
    const confirmed = await app.post(new URLSearchParams(corrected), html);
    expect(confirmed.status).toBe(303);
    await show(await app.request(confirmed.headers.get('location') ?? ''));
    expect(document.querySelector('h1')?.textContent).toBe(definition.sent.heading);
    expect(document.querySelector('dd')?.textContent.replaceAll('-', '')).toBe(
      (await app.inquiries())[0]?.id,
    );
    expect(document.body.textContent).not.toContain('alert(1)');
  });
});

it('explains on a page why a form was refused, and that nothing was stored', async () => {
  const response = await (await start()).post(message({ fax: '1' }), html);
  expect(response.status).toBe(400);
  await show(response);
  expect(document.body.textContent).toContain('Nothing was stored.');
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
    'The inbox cannot store inquiries, and responds with status 503: The database is full.',
    'The inbox can store inquiries again.',
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
