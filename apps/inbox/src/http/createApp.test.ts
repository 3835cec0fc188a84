// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { company, getFields, forms } from '@keystrand/content';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreFault } from '../store/faults.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import { createApp } from './createApp.ts';
import type { AppOptions } from './createApp.ts';

const unlimited = { origins: [], siteUrl: '', trustedProxies: [], postsPerAddress: 1e6, posts: 1e6 };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  vi.useRealTimers();
});

/** Starts the application on a free port, with a store in memory. */
async function start(
  settings: Partial<AppOptions['settings']> = {},
  options: Partial<Pick<AppOptions, 'bodyTimeout' | 'onStored'>> = {},
) {
  const logged: string[] = [];
  const inquiries: NewInquiry[] = [];
  const state: { fault?: StoreFault | undefined } = {};
  const use = async <Result>(result: () => Result) => {
    if (state.fault) throw new StoreUnavailableError(state.fault, undefined);
    return result();
  };
  const app = createApp({
    settings: { ...unlimited, ...settings },
    channels: [],
    log: (line) => logged.push(line),
    store: {
      add: (inquiry) =>
        use(() => {
          const stored = inquiries.find(({ idempotencyKey }) => idempotencyKey === inquiry.idempotencyKey);
          if (!stored) inquiries.push(inquiry);
          return { id: (stored ?? inquiry).id, isNew: !stored };
        }),
      get: (id) =>
        use(() => {
          const found = inquiries.find((inquiry) => inquiry.id === id);
          return found && { ...found, deliveries: [] };
        }),
      counts: () => use(() => ({ inquiries: 0, suspected: 0, waiting: 0, dead: 0 })),
    },
    ...options,
  });
  const server = createServer(getRequestListener(app.fetch, { hostname: 'localhost' }));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, { redirect: 'manual', ...init });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    get('/inquiries', { method: 'POST', body, headers });
  return { port, inquiries, logged, state, get, post };
}

type App = Awaited<ReturnType<typeof start>>;

const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };
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
const asJson = (values: URLSearchParams) => JSON.stringify(Object.fromEntries(values));

describe('a form sent by a script', () => {
  it.each([
    ['form', (values: URLSearchParams) => values, json],
    ['JSON', asJson, { 'Content-Type': 'application/json; charset="UTF-8"' }],
  ])('is stored and confirmed with its reference, in the encoding %s', async (_, encode, headers) => {
    const app = await start();
    const values = message({ company: ' ', message: ' One\r\nTwo\u0007\n' });
    const response = await app.post(encode(values), headers as Record<string, string>);
    expect(response.status).toBe(200);
    const [stored] = app.inquiries;
    expect(await response.json()).toEqual({ ok: true, reference: stored?.id });
    expect(stored).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) as string,
      form: 'contact',
      fields: { name: 'Ann', email: 'ann@company.example', message: 'One\nTwo' },
      suspicion: undefined,
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
    expect(app.inquiries).toEqual([]);
  });

  it('is recognised by key and content; without a key by content and day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') });
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
    [{ _gotcha: ' ', 'seconds-open': '2' }, undefined],
    [{ 'seconds-open': '1' }, 'too-fast'],
  ])('that contains %o is suspected: %s', async (values, suspicion) => {
    const app = await start();
    expect((await app.post(message(values), json)).status).toBe(200);
    expect(app.inquiries[0]?.suspicion).toBe(suspicion);
  });
});

describe('refuses and stores nothing:', () => {
  const form = 'application/x-www-form-urlencoded';
  const sent = () => message().toString();
  it.each([
    [415, 'another type', sent(), { 'Content-Type': 'text/plain' }],
    [415, 'no type', new Uint8Array(9), {}],
    [415, 'another charset', sent(), { 'Content-Type': `${form}; charset=windows-1252` }],
    [415, 'compression', sent(), { 'Content-Type': form, 'Content-Encoding': 'gzip' }],
    [400, 'half a code', `${sent()}&company=%E`, { 'Content-Type': form }],
    [400, 'codes that are not UTF-8', `${sent()}&company=%FF`, { 'Content-Type': form }],
    [400, 'bytes that are not UTF-8', Buffer.from('name=\xff', 'latin1'), { 'Content-Type': form }],
    [400, 'a repeated field', `${sent()}&name=Eve`, { 'Content-Type': form }],
    [400, 'a field of another form', `${sent()}&budget=1`, { 'Content-Type': form }],
    [400, 'a field of no form', `${sent()}&__proto__=1`, { 'Content-Type': form }],
    [400, 'no form', 'name=Ann', { 'Content-Type': form }],
    [400, 'an unknown form', 'form-name=constructor', { 'Content-Type': form }],
    [400, 'a short submission key', `${sent()}&submission-key=abc`, { 'Content-Type': form }],
    [400, 'a time that is not a number', `${sent()}&seconds-open=-1`, { 'Content-Type': form }],
    [400, 'malformed JSON', '{', { 'Content-Type': 'application/json' }],
    [400, 'an array', '["a"]', { 'Content-Type': 'application/json' }],
    [400, 'a nested value', '{"form-name":{"a":"b"}}', { 'Content-Type': 'application/json' }],
    [413, 'a large body', 'a'.repeat(131_073), { 'Content-Type': form }],
  ])('%i for %s', async (status, _, body, headers) => {
    const app = await start();
    const response = await app.post(body, { ...json, ...headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) as string, email: company.email });
    expect(app.inquiries).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  const head = `POST /inquiries HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${form}\r\n`;

  it('413 for a large body in chunks', async () => {
    const app = await start();
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const init = { method: 'POST', body, headers: { 'Content-Type': form }, duplex: 'half' } as RequestInit;
    expect((await app.get('/inquiries', init)).status).toBe(413);
  });

  it('408 for a body that is not complete in time, though it never pauses', async () => {
    const app = await start({}, { bodyTimeout: 200 });
    const socket = connect(app.port, '127.0.0.1');
    socket.write(`${head}Content-Length: 10000\r\n\r\n`);
    const ticker = setInterval(() => socket.write('a'), 10);
    const [data] = (await once(socket, 'data')) as [Buffer];
    clearInterval(ticker);
    socket.destroy();
    expect(String(data)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a body that ends early, without an error in the log', async () => {
    const app = await start();
    const socket = connect(app.port, '127.0.0.1');
    socket.end(`${head}Content-Length: 10000\r\n\r\nform-name=contact`);
    await once(socket.resume(), 'close');
    expect(app.inquiries).toEqual([]);
    expect(app.logged).toEqual([]);
  });
});

describe('the rate limit', () => {
  it('refuses further requests from one address with 429 and the time to wait, also after refusals', async () => {
    const app = await start({ postsPerAddress: 2 });
    expect((await app.post(message(), json)).status).toBe(200);
    expect((await app.post('x', json)).status).toBe(415);
    const response = await app.post(message(), json);
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('gives a person without JavaScript the form back with what was entered, but does not read a flood', async () => {
    const app = await start({ postsPerAddress: 1 });
    await app.post(message(), html);
    const text = 'A long text that took an hour';
    const refused = await app.post(message({ message: text }), html);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain(text);
    const flood = await app.post(message({ message: text }), html);
    expect(flood.status).toBe(429);
    expect(await flood.text()).not.toContain(text);
  });

  it('counts by address, or by network in IPv6, behind a trusted proxy only', async () => {
    const from = async (app: App, address: string) =>
      (await app.post(message(), { ...json, 'X-Forwarded-For': address })).status;
    const direct = await start({ postsPerAddress: 1 });
    expect([await from(direct, '192.0.2.1'), await from(direct, '192.0.2.2')]).toEqual([200, 429]);
    const proxied = await start({ postsPerAddress: 1, trustedProxies: ['loopback'] });
    for (const [address, status] of [
      ['192.0.2.1', 200],
      // What the client itself sent is on the left.
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
    const app = await start({ postsPerAddress: 1, posts: 2, trustedProxies: ['127.0.0.1'] });
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
    [200, {}],
    [200, { 'Sec-Fetch-Site': 'same-origin' }],
    [200, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    [200, { Origin: 'https://inbox.example', Host: 'inbox.example' }],
    [403, { Origin: 'https://evil.example' }],
    [403, { Origin: `${origin}.evil.example` }],
    [403, { Origin: 'http://127.0.0.1:1' }],
    [403, { Origin: 'null' }],
    [403, { Origin: 'a b' }],
    [403, { 'Sec-Fetch-Site': 'cross-site' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
  ])('gets %i with %o, in both encodings', async (status, headers) => {
    const app = await start({ origins: [origin] });
    const { Host: host = '', ...others } = headers as Record<string, string>;
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', message().toString()],
      ['application/json', asJson(message())],
    ] as const) {
      const socket = connect(app.port, '127.0.0.1');
      const lines = { Host: host || 'a', Connection: 'close', 'Content-Type': type, ...json, ...others };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `POST /inquiries HTTP/1.1\r\n${head.join('')}Content-Length: ${String(body.length)}\r\n\r\n${body}`,
      );
      const [data] = (await once(socket, 'data')) as [Buffer];
      expect(String(data)).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
      socket.destroy();
    }
  });

  it('may read responses, errors too, and gets a preflight response, if it is listed', async () => {
    const app = await start({ origins: [origin], postsPerAddress: 1 });
    for (const status of [200, 429]) {
      const response = await app.post(message(), { ...json, Origin: origin });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    }
    const preflight = async (from: string) => {
      const headers = { Origin: from, 'Access-Control-Request-Method': 'POST' };
      return Object.fromEntries((await app.get('/inquiries', { method: 'OPTIONS', headers })).headers);
    };
    expect(await preflight(origin)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
    });
    expect(await preflight('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
  });
});

it.each([
  ['GET', '/inquiries', 405, 'POST, OPTIONS'],
  ['PUT', '/inquiries', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/inquiries', 204, 'POST, OPTIONS'],
  ['POST', '/inquiries/received', 405, 'GET, HEAD, OPTIONS'],
  ['HEAD', '/inquiries/received?reference=0000000000000000', 404, null],
  ['GET', '/inquiries/received?reference=%00', 404, null],
  ['GET', '/inquiries/other', 404, null],
  ['GET', '/healthz', 200, null],
])('%s %s gets %i, with the security headers', async (method, path, status, allow) => {
  const response = await (await start()).get(path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(allow);
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
});

describe('a fault', () => {
  it('of the database gets 503 with the e-mail address, and each change is logged once', async () => {
    const app = await start();
    app.state.fault = 'full';
    expect((await app.get('/healthz')).status).toBe(503);
    for (const response of [await app.post(message(), json), await app.post(message(), json)]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.json()).toHaveProperty('email', company.email);
    }
    // It is not known whether the reference exists.
    expect((await app.get('/inquiries/received?reference=7K2M9QXR4TBN0WVE')).status).toBe(503);
    app.state.fault = undefined;
    expect((await app.post(message(), json)).status).toBe(200);
    expect(app.logged).toEqual([
      'The inbox cannot store inquiries, and responds with status 503: The database is full.',
      'The inbox can store inquiries again.',
    ]);
  });

  it('inside gets 500; what a visitor entered is not logged, and stays in the form', async () => {
    const onStored = () => {
      throw new Error('ann@company.example');
    };
    const app = await start({}, { onStored });
    const response = await app.post(message(), json);
    expect(response.status).toBe(500);
    expect(await response.json()).toHaveProperty('email', company.email);
    expect(app.logged[0]).toMatch(/^A request failed inside the inbox: Error\n +at /);
    expect(app.logged[0]).not.toContain('company.example');
    expect(await (await app.post(message({ company: 'Kept' }), html)).text()).toContain('value="Kept"');
  });
});

describe.each(Object.values(forms))('the form $id sent without JavaScript', (definition) => {
  const fields = getFields(definition);
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    // Safari does not expose a list without markers as a list; an explicit role restores it (WebKit bug 170179).
    rules: { 'no-redundant-role': 'off' },
  });
  const hostile = '<script>alert(1)</script> "quoted" & \'more\'';
  const values = Object.fromEntries(
    fields.map((field) => [
      field.name,
      'options' in field
        ? (field.options.at(-1) ?? '')
        : field.control === 'checkbox'
          ? 'yes'
          : field.control === 'area'
            ? `\n${hostile}\n`
            : field.name === 'email'
              ? 'ann@company.example'
              : field.name === 'phone'
                ? '+1 555 0100'
                : hostile,
    ]),
  );

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

  /** Returns the values that a browser sends for the form of the page. */
  const shownValues = () => new FormData(document.querySelector('form') ?? undefined);

  function submit(app: App, changes: Readonly<Record<string, string>> = {}): Promise<Response> {
    const data = Object.fromEntries([...shownValues()].map(([name, value]) => [name, String(value)]));
    return app.post(new URLSearchParams({ ...data, ...changes }), html);
  }

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
      const described = control?.closest('fieldset') ?? control;
      const texts = (described?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(`Error: ${links[index]?.textContent ?? ''}`);
    }

    const half = await submit(app, { ...values, email: 'ann' });
    expect(half.status).toBe(422);
    await show(half);
    expect(Object.fromEntries(shownValues())).toEqual({
      ...values,
      email: 'ann',
      'form-name': definition.id,
      subject: definition.subject,
      _gotcha: '',
    });
    const marked = fields.filter(({ name }) =>
      document
        .querySelector(`[name="${name}"]`)
        ?.closest('.field')
        ?.querySelector('legend, label')
        ?.textContent.endsWith(' (optional)'),
    );
    expect(marked).toEqual(fields.filter(({ missing }) => missing === undefined));

    const confirmed = await submit(app, { email: 'ann@company.example' });
    expect(confirmed.status).toBe(303);
    await show(await app.get(confirmed.headers.get('location') ?? ''));
    expect(document.querySelector('h1')?.textContent).toBe(definition.sent.heading);
    expect(document.querySelector('dd')?.textContent.replaceAll('-', '')).toBe(app.inquiries[0]?.id);
    expect(document.body.textContent).not.toContain('alert(1)');
  });

  it('can be sent again from the page that says that nothing was stored', async () => {
    const app = await start();
    app.state.fault = 'locked';
    await show(await app.post(new URLSearchParams({ 'form-name': definition.id, ...values }), html));
    expect(document.body.textContent).toContain('Nothing was stored.');
    app.state.fault = undefined;
    expect((await submit(app)).status).toBe(303);
    expect(app.inquiries[0]?.fields['message']).toBe(hostile);
  });
});
