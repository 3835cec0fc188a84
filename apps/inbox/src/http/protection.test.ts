import { company } from '@keystrand/content';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from './testing/startApp.ts';
import type { RunningApp, StartOptions } from './testing/startApp.ts';

const running: RunningApp[] = [];
async function start(options: StartOptions = {}): Promise<RunningApp> {
  const app = await startApp(options);
  running.push(app);
  return app;
}
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

let number = 0;
/** Returns a message that was not sent before. */
const message = () => {
  number += 1;
  return {
    'form-name': 'contact',
    name: 'Ann',
    email: 'ann@company.example',
    message: `Hello ${String(number)}`,
  };
};
const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };
const post = (app: RunningApp, headers: Readonly<Record<string, string>>) =>
  app.post(new URLSearchParams(message()), headers);

describe('the rate limit', () => {
  it('refuses further requests from one address with 429 and the time to wait', async () => {
    const app = await start({ settings: { postsPerAddress: 2 } });
    expect((await post(app, json)).status).toBe(200);
    expect((await post(app, json)).status).toBe(200);
    const response = await post(app, json);
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await response.json()).toEqual({
      error: `Too many messages; try again in ${String(wait)} seconds.`,
      email: company.email,
    });
    expect(app.store.inquiries).toHaveLength(2);
  });

  it('counts requests that are refused for other reasons', async () => {
    const app = await start({ settings: { postsPerAddress: 1 } });
    expect((await app.post('x', json)).status).toBe(415);
    expect((await post(app, json)).status).toBe(429);
  });

  it('gives a person without JavaScript the form back with what was entered', async () => {
    const app = await start({ settings: { postsPerAddress: 1 } });
    await post(app, html);
    const body = { ...message(), message: 'A long text that took an hour' };
    const response = await app.post(new URLSearchParams(body), html);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.text()).toContain('A long text that took an hour');
    // A flood is not read.
    const flood = await app.post(new URLSearchParams(body), html);
    expect(flood.status).toBe(429);
    expect(await flood.text()).not.toContain('A long text that took an hour');
  });

  it('is the reason that is given, if the body is malformed, too', async () => {
    const app = await start({ settings: { postsPerAddress: 1 } });
    await post(app, html);
    const response = await app.post('a=%', { ...html, 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(429);
  });

  it('is decided before the body is sent', async () => {
    const app = await start({ settings: { postsPerAddress: 1 } });
    await post(app, json);
    const head = `POST /inquiries HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
    expect(await app.exchange(head)).toMatch(/^HTTP\/1\.1 429 /);
  });

  const fromProxy = (address: string) => ({ ...json, 'X-Forwarded-For': address });

  it('ignores X-Forwarded-For of clients', async () => {
    const app = await start({ settings: { postsPerAddress: 1 } });
    expect((await post(app, fromProxy('192.0.2.1'))).status).toBe(200);
    expect((await post(app, fromProxy('192.0.2.2'))).status).toBe(429);
  });

  it('counts by address, or by network in IPv6, behind a trusted proxy', async () => {
    const app = await start({ settings: { postsPerAddress: 1, trustedProxies: ['loopback'] } });
    const status = async (address: string) => (await post(app, fromProxy(address))).status;
    expect(await status('192.0.2.1')).toBe(200);
    // What the client itself sent is on the left.
    expect(await status('192.0.2.9, 192.0.2.1')).toBe(429);
    expect(await status('192.0.2.2')).toBe(200);
    expect(await status('::ffff:192.0.2.2')).toBe(429);
    expect(await status('2001:db8:0:1::1')).toBe(200);
    expect(await status('2001:db8::1:ffff:2:3:4')).toBe(429);
    expect(await status('2001:db8:0:2::1')).toBe(200);
    expect(await status('::1:2:3:4:5:6')).toBe(200);
    expect(await status('0:0:1:2:9::')).toBe(429);
    // The proxy's own address for entries that are no addresses.
    expect(await status('unknown')).toBe(200);
    expect(await status('"><script>')).toBe(429);
  });

  it('limits all addresses together', async () => {
    const app = await start({ settings: { postsPerAddress: 1, posts: 2, trustedProxies: ['127.0.0.1'] } });
    expect((await post(app, fromProxy('192.0.2.1'))).status).toBe(200);
    // Does not use up the limit of the others.
    expect((await post(app, fromProxy('192.0.2.1'))).status).toBe(429);
    expect((await post(app, fromProxy('192.0.2.2'))).status).toBe(200);
    expect((await post(app, fromProxy('192.0.2.3'))).status).toBe(429);
  });
});

describe('the origin', () => {
  const origins = ['https://www.company.example'];
  const own = (app: RunningApp) => `http://127.0.0.1:${String(app.port)}`;

  it.each([
    ['of a page of the site', { Origin: 'https://www.company.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['is not sent by programs', {}],
    ['is missing for a page of the inbox itself', { 'Sec-Fetch-Site': 'same-origin' }],
    ['is null for a page that sends no referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ])('is accepted if it %s', async (_what, headers) => {
    const app = await start({ settings: { origins } });
    expect((await post(app, { ...json, ...headers })).status).toBe(200);
  });

  it('is accepted if its host is that of the request, with any protocol', async () => {
    const app = await start();
    expect((await post(app, { ...json, Origin: own(app) })).status).toBe(200);
    const https = own(app).replace('http:', 'https:');
    expect((await post(app, { ...json, Origin: https })).status).toBe(200);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a site with the same beginning', { Origin: 'https://www.company.example.evil.example' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['a sandbox', { Origin: 'null' }],
    ['a sandbox of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no valid origin', { Origin: 'a b' }],
    ['another site, if the browser hides it', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain, if the browser hides it', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused if it is that of %s', async (_what, headers) => {
    const app = await start({ settings: { origins } });
    const response = await post(app, { ...json, ...headers });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(app.store.inquiries).toHaveLength(0);
  });

  it('may read the response if it is listed, also an error', async () => {
    const app = await start({ settings: { origins, postsPerAddress: 1 } });
    const Origin = origins[0] ?? '';
    for (const status of [200, 429]) {
      const response = await post(app, { ...json, Origin });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe(Origin);
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });

  it('gets a preflight response if it is listed', async () => {
    const app = await start({ settings: { origins } });
    const preflight = (origin: string) =>
      app.get('/inquiries', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(origins[0] ?? '');
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': origins[0],
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
    });
    const refused = await preflight('https://evil.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('other methods and paths', () => {
  it.each([
    ['GET', '/inquiries', 405, 'POST, OPTIONS'],
    ['HEAD', '/inquiries', 405, 'POST, OPTIONS'],
    ['PUT', '/inquiries', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/inquiries', 204, 'POST, OPTIONS'],
    ['POST', '/inquiries/received', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/inquiries/received', 204, 'GET, HEAD, OPTIONS'],
    ['HEAD', '/inquiries/received', 404, null],
    ['GET', '/inquiries/', 404, null],
    ['GET', '/inquiries/other', 404, null],
    ['DELETE', '/inquiries/received/x', 404, null],
  ])('%s %s gets %i', async (method, path, status, allow) => {
    const app = await start();
    const response = await app.get(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    const body = await response.text();
    if (method === 'HEAD' || status === 204) expect(body).toBe('');
    else expect(body).toContain('href="/contact"');
  });

  it('answers a request that is no URL, with the headers of all responses', async () => {
    const app = await start();
    for (const target of ['/\\', '*', '//']) {
      const response = await app.exchange(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(response.toLowerCase()).toContain("default-src 'none'");
    }
  });
});

describe('while the database cannot be used', () => {
  it('answers 503 with the e-mail address, and logs each change once without personal data', async () => {
    const app = await start();
    app.store.fault = 'full';
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await post(app, json);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.json()).toEqual({
        error: 'The database cannot be used at present.',
        email: company.email,
      });
    }
    app.store.fault = undefined;
    expect((await post(app, json)).status).toBe(200);
    expect((await post(app, json)).status).toBe(200);
    expect(app.logged).toEqual([
      'The inbox cannot store inquiries, and answers with status 503: The database is full.',
      'The inbox can store inquiries again.',
    ]);
  });

  it('gives the form back with what was entered, and accepts it later', async () => {
    const app = await start();
    app.store.fault = 'locked';
    const body = new URLSearchParams({ ...message(), company: 'Müller & Söhne' });
    const refused = await app.post(body, html);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    const page = await refused.text();
    expect(page).toContain('value="Müller &amp; Söhne"');
    expect(page).toContain(`mailto:${company.email}`);
    expect(page).toContain('Nothing was stored.');
    app.store.fault = undefined;
    expect((await app.post(body, html)).status).toBe(303);
  });

  it('does not claim that a reference is unknown', async () => {
    const app = await start();
    app.store.fault = 'corrupt';
    expect((await app.get('/inquiries/received?reference=7K2M9QXR4TBN0WVE')).status).toBe(503);
  });
});

it('answers 500 if something fails inside, and does not log what a visitor entered', async () => {
  const app = await start({
    onStored: () => {
      throw new Error('ann@company.example');
    },
  });
  const response = await post(app, json);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'The inbox failed to answer.', email: company.email });
  expect(app.logged).toHaveLength(1);
  expect(app.logged[0]).toMatch(/^A request failed inside the inbox: Error\n +at /);
  expect(app.logged[0]).not.toContain('company.example');
  const page = await app.post(new URLSearchParams({ ...message(), company: 'Kept' }), html);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('value="Kept"');
});
