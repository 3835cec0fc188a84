import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { loadInbox } from './loadInbox.ts';
import type { MountedInbox } from './MountedInbox.ts';

const apps = join(import.meta.dirname, '../../apps');
const folder = mkdtempSync(join(tmpdir(), 'keystrand-mounted-'));
let inbox: MountedInbox;
let server: Server;
let origin: string;
beforeAll(async () => {
  const environment = { INBOX_DATABASE: join(folder, 'inbox.sqlite') };
  inbox = await loadInbox(join(apps, 'inbox/dist/openInbox.mjs'), environment);
  const site = join(apps, 'site');
  server = createSiteServer({ dist: join(site, 'dist'), manifest: readHostingManifest(site), inbox });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  await inbox.close();
  rmSync(folder, { recursive: true });
});

const fields = new URLSearchParams({
  'form-name': 'contact',
  name: 'Ada',
  email: 'ada@company.example',
  message: 'We have a question about your services.',
});

it('confirms an inquiry sent without a script on a page with the security headers', async () => {
  const answer = await fetch(`${origin}/inquiries`, { method: 'POST', body: fields, redirect: 'manual' });
  expect(answer.status).toBe(303);
  const page = await fetch(new URL(answer.headers.get('location') ?? '', origin));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
});

it('receives the body of a client that waits for status 100', async () => {
  const body = fields.toString();
  const sent = request(`${origin}/inquiries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Accept: 'application/json',
      Expect: '100-continue',
    },
  });
  sent.on('continue', () => sent.end(body));
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await once(response, 'end');
});
