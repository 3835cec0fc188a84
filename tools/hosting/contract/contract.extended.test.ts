import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../../../.config/inboxContract.ts';
import { freePort } from '../../../.config/testing/freePort.ts';
import { fileHeaders } from '../headers/headers.ts';
import { hosts } from '../hosts/hosts.ts';
import { unreachableText } from '../hosts/renderTemplate.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { askContract } from './askContract.ts';
import { exchange } from '../../testing/exchange.ts';
import { builtSite, manifestWithInbox } from '../../testing/startOurServer.ts';
import { startProgram } from '../../../.config/testing/startProgram.ts';
import type { RunningServer } from '../../../.config/testing/startProgram.ts';
import { brotliModule, startCaddy, startNginx } from '../../testing/startWebServers.ts';

/** All settings are used. */
const settings = {
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  reporting: { url: 'https://reports.example/csp?a=b&c=d', policy: "default-src 'none'" },
};
const manifest = { ...manifestWithInbox, ...settings };
const dist = join(builtSite, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'keystrand-hosts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const nginx = hosts['nginx']?.files(manifest) ?? {};
const caddy = hosts['caddy']?.files(manifest) ?? {};
const hostname = new URL(manifest.origin).hostname;
const postsPerAddress = 4;
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
const fields = 'form-name=contact&name=Ada&email=ada%40company.example&message=Hello';

type Start = (options: { dist: string; folder: string; inboxPort: number }) => Promise<RunningServer>;

describe.each<readonly [name: string, start: Start]>([
  ['nginx', (options) => startNginx(nginx['keystrand.conf'] ?? '', [], options)],
  [
    'nginx-with-brotli',
    (options) => startNginx(nginx['keystrand-brotli.conf'] ?? '', [brotliModule], options),
  ],
  ['Caddy', (options) => startCaddy(caddy['Caddyfile'] ?? '', hostname, options)],
])('%s', (name, start) => {
  let inbox: RunningServer;
  let server: RunningServer;
  beforeAll(async () => {
    const own = join(folder, name);
    mkdirSync(own);
    const inboxPort = await freePort();
    const program = join(builtSite, '../inbox/dist/main.mjs');
    inbox = await startProgram([process.execPath, program], inboxPort, {
      env: {
        HOST: '127.0.0.1',
        PORT: String(inboxPort),
        INBOX_DATABASE: join(own, 'inbox.sqlite'),
        INBOX_POSTS_PER_ADDRESS: String(postsPerAddress),
        INBOX_TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    server = await start({ dist, folder: own, inboxPort });
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  /** Posts from an address that the inbox does not trust as a proxy. */
  const post = (added: Readonly<Record<string, string>> = {}, body = fields, localAddress = '127.0.0.2') => {
    const headers = { ...form, Origin: server.origin.origin, ...added };
    return ask(server.origin, { method: 'POST', path: '/inquiries', headers, body, localAddress });
  };

  /** Expects each header once: values of a repeated one are joined by commas. */
  const expectSecurityHeaders = ({ headers }: Answer) => {
    for (const [header, value] of Object.entries(fileHeaders(manifest)))
      if (!['Content-Security-Policy', 'Referrer-Policy'].includes(header))
        expect(headers[header.toLowerCase()], header).toBe(value);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toMatch(/^[a-z-]+$/);
  };

  it('responds as every host must', async () => {
    const results = await askContract(server.origin, settings);
    expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  });

  it('sends every page and file, and no version', async () => {
    for (const path of [...manifest.paths, ...manifest.files]) {
      const { status, headers } = await ask(server.origin, { path });
      expect([path, status]).toEqual([path, 200]);
      expect(headers['server'] ?? 'nginx').toBe('nginx');
    }
  });

  it('rejects a malformed request', async () => {
    const text = await exchange(server.port, 'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    // Go's HTTP library, which Caddy uses, has no setting for these responses.
    if (name !== 'Caddy') expect(text).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  });

  it('passes forms of its own pages on, and those of other sites are refused', async () => {
    const sent = await post();
    expect(sent.status).toBe(200);
    expectSecurityHeaders(sent);
    expect((await post({ Origin: 'https://other.example' })).status).toBe(403);
  });

  it('allows 128 KiB for forms, and takes none elsewhere', async () => {
    const allowed = await post({}, `${fields}&x=`.padEnd(maxBodyBytes, 'x'));
    expect(allowed.status).toBe(400);
    const tooLarge = await post({}, `${fields}&x=`.padEnd(maxBodyBytes + 1, 'x'));
    expect(tooLarge.status).toBe(413);
    expectSecurityHeaders(tooLarge);
    for (const path of ['/about', '/inquiriesx', '/Inquiries', '/x/../inquiries', '/inquiries%0A']) {
      const { status } = await ask(server.origin, { method: 'POST', path, headers: form, body: fields });
      expect([path, [404, 405].includes(status)]).toEqual([path, true]);
    }
  });

  it('counts posts by the address of the client, whatever X-Forwarded-For says', async () => {
    for (let count = 0; count <= postsPerAddress; count += 1) {
      const { status } = await post({ 'X-Forwarded-For': `192.0.2.${String(count)}` }, fields, '127.0.0.3');
      expect(status).toBe(count < postsPerAddress ? 200 : 429);
    }
    expect((await post({}, fields, '127.0.0.4')).status).toBe(200);
  });

  it('says what to do while the inbox does not run', async () => {
    await inbox.stop();
    const answer = await post();
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toBe(unreachableText);
    expectSecurityHeaders(answer);
  });
});
