import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureWebServers } from '../setup/ensureWebServers.ts';
import { caddyFiles } from './caddy/caddyFiles.ts';
import { fileHeaders } from './headers/headers.ts';
import type { HostingManifest } from './headers/HostingManifest.ts';
import { inboxProxy } from './inboxProxy.ts';
import { nginxFiles } from './nginx/nginxFiles.ts';
import { readHostingManifest } from './headers/HostingManifest.ts';
import type { RunningServer } from './testing/RunningServer.ts';
import { startCaddy } from './testing/startCaddy.ts';
import { startInbox } from './testing/startInbox.ts';
import { startNginx } from './testing/startNginx.ts';

ensureWebServers();

const site = join(import.meta.dirname, '../../apps/site');
const dist = join(site, 'dist');
const manifest: HostingManifest = {
  ...readHostingManifest(site),
  strictTransportSecurity: 'max-age=1',
  inbox: '/inquiries',
};
const folder = mkdtempSync(join(tmpdir(), 'keystrand-inbox-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const postsPerAddress = 4;
const maxBodyBytes = inboxProxy.maxBodyKibibytes * 1_024;

const fields = new URLSearchParams({
  'form-name': 'contact',
  name: 'Ada',
  email: 'ada@company.example',
  message: 'We have a question about your services.',
}).toString();

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Header names in lower case, repeated ones repeated. */
  readonly names: readonly string[];
  readonly body: string;
}

/** A client that posts from an address of its own, so that limits per address do not affect other tests. */
function createClient(port: () => number, localAddress: string) {
  return async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body = '',
  ): Promise<Answer> => {
    const sent = request({
      host: '127.0.0.1',
      port: port(),
      localAddress,
      method,
      path,
      headers,
      agent: false,
    });
    const response = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (received) => {
        void text(received).then((content) => {
          resolve({
            status: received.statusCode,
            headers: received.headers,
            names: received.rawHeaders
              .filter((_, index) => index % 2 === 0)
              .map((name) => name.toLowerCase()),
            body: content,
          });
        }, reject);
      });
    });
    if (headers['Expect'] === undefined) sent.end(body);
    else {
      sent.on('continue', () => sent.end(body));
      sent.flushHeaders();
    }
    return response;
  };
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fromScript = { ...form, Accept: 'application/json' };

interface Servers {
  readonly inboxPort: number;
  readonly folder: string;
}

const servers: readonly (readonly [string, (options: Servers) => Promise<RunningServer>])[] = [
  [
    'nginx',
    (options) =>
      startNginx({ siteFile: nginxFiles(manifest)['keystrand.conf'] ?? '', dist, modules: [], ...options }),
  ],
  [
    'Caddy',
    (options) =>
      startCaddy({
        caddyfile: caddyFiles(manifest)['Caddyfile'] ?? '',
        hostname: new URL(manifest.origin).hostname,
        dist,
        ...options,
      }),
  ],
];

describe.each(servers)('%s', (name, start) => {
  let inbox: RunningServer;
  let server: RunningServer;
  let addresses = 1;
  const newClient = () => {
    addresses += 1;
    return createClient(() => server.port, `127.0.0.${String(addresses)}`);
  };
  beforeAll(async () => {
    inbox = await startInbox({
      INBOX_DATABASE: join(folder, `${name}.sqlite`),
      INBOX_POSTS_PER_ADDRESS: String(postsPerAddress),
      // All clients of the test have loopback addresses; only that of the server is trusted.
      INBOX_TRUSTED_PROXIES: '127.0.0.1',
    });
    server = await start({ inboxPort: inbox.port, folder: join(folder, name) });
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  const expectSecurityHeaders = ({ names }: Answer) => {
    for (const header of Object.keys(fileHeaders(manifest)))
      expect(
        names.filter((found) => found === header.toLowerCase()),
        header,
      ).toHaveLength(1);
    expect(names.filter((found) => found === 'cache-control')).toHaveLength(1);
  };

  it('passes forms on, and pages back, with each security header once', async () => {
    const ask = newClient();
    const sent = await ask('POST', '/inquiries', form, fields);
    expect(sent.status).toBe(303);
    expectSecurityHeaders(sent);
    const page = await ask('GET', sent.headers.location ?? '');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("style-src 'sha256-");
    expectSecurityHeaders(page);
  });

  it.each([
    ['of the site', (port: number) => `http://127.0.0.1:${String(port)}`, 200],
    ['of another port', () => 'http://127.0.0.1:1', 403],
    ['of another site', () => 'https://other.example', 403],
  ])(
    'passes Host on unchanged: the inbox accepts pages of its own host and refuses others (%s)',
    async (_, origin, status) => {
      const ask = newClient();
      const headers = { ...fromScript, Origin: origin(server.port) };
      expect((await ask('POST', '/inquiries', headers, fields)).status).toBe(status);
    },
  );

  it.each([
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
    ['after status 100', { 'Content-Length': String(fields.length), Expect: '100-continue' }],
  ])('passes a body on that is sent %s', async (_, headers) => {
    const { status, body } = await newClient()('POST', '/inquiries', { ...fromScript, ...headers }, fields);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ ok: true });
  });

  it('passes OPTIONS on', async () => {
    const answer = await newClient()('OPTIONS', '/inquiries');
    expect(answer.status).toBe(204);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
    expectSecurityHeaders(answer);
  });

  it('allows 128 KiB for forms', async () => {
    const ask = newClient();
    const bodyOf = (size: number) => `${fields}&x=`.padEnd(size, 'x');
    const allowed = await ask('POST', '/inquiries', fromScript, bodyOf(maxBodyBytes));
    expect(allowed.status).toBe(400);
    expect(allowed.body).toContain('has no field');
    const tooLarge = await ask('POST', '/inquiries', fromScript, bodyOf(maxBodyBytes + 1));
    expect(tooLarge.status).toBe(413);
    expectSecurityHeaders(tooLarge);
  });

  it.each(['/about', '/inquiriesx', '/Inquiries', '/x/../inquiries', '/inquiries%0A'])(
    'takes no forms at %s',
    async (path) => {
      const { status } = await newClient()('POST', path, form, fields);
      expect([404, 405]).toContain(status);
    },
  );

  it('counts posts by the address of the client, whatever X-Forwarded-For says', async () => {
    const ask = newClient();
    const statuses: unknown[] = [];
    for (let count = 0; count <= postsPerAddress; count += 1) {
      const headers = { ...fromScript, 'X-Forwarded-For': `192.0.2.${String(count)}` };
      statuses.push((await ask('POST', '/inquiries', headers, fields)).status);
    }
    expect(statuses).toEqual([...Array<number>(postsPerAddress).fill(200), 429]);
    const other = await newClient()('POST', '/inquiries', fromScript, fields);
    expect(other.status).toBe(200);
  });

  it('says what to do while the inbox does not run', async () => {
    await inbox.stop();
    const answer = await newClient()('POST', '/inquiries', form, fields);
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toMatch(/^text\/plain;\s*charset=utf-8$/);
    expect(answer.body).toBe(inboxProxy.unreachableText);
    expectSecurityHeaders(answer);
  });
});
