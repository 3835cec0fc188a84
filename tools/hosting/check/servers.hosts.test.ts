import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureWebServers, webServers } from '../../setup/ensureWebServers.ts';
import { caddyFiles } from '../caddy/caddyFiles.ts';
import { nginxFiles } from '../nginx/nginxFiles.ts';
import { readHostingManifest } from '../headers/HostingManifest.ts';
import type { RunningServer } from '../testing/RunningServer.ts';
import { startCaddy } from '../testing/startCaddy.ts';
import { startInbox } from '../testing/startInbox.ts';
import { startNginx } from '../testing/startNginx.ts';
import { checkSite } from './checkSite.ts';

ensureWebServers();

const site = join(import.meta.dirname, '../../../apps/site');
const dist = join(site, 'dist');
const manifest = readHostingManifest(site);
const folder = mkdtempSync(join(tmpdir(), 'keystrand-check-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The inbox that forms of this build post to, if they do. */
let inbox: RunningServer | undefined;
beforeAll(async () => {
  if (manifest.inbox !== undefined)
    inbox = await startInbox({ INBOX_DATABASE: join(folder, 'inbox.sqlite') });
});
afterAll(() => inbox?.stop());
const inboxOption = () => (inbox ? { inboxPort: inbox.port } : {});

const nginx = (file: string, modules: readonly string[]) =>
  startNginx({
    siteFile: nginxFiles(manifest)[file] ?? '',
    dist,
    folder: join(folder, file),
    modules,
    ...inboxOption(),
  });
const caddy = () =>
  startCaddy({
    caddyfile: caddyFiles(manifest)['Caddyfile'] ?? '',
    hostname: new URL(manifest.origin).hostname,
    dist,
    folder: join(folder, 'caddy'),
    ...inboxOption(),
  });

it.each([
  ['nginx', () => nginx('keystrand.conf', [])],
  ['nginx with brotli', () => nginx('keystrand-brotli.conf', [webServers.brotliModule])],
  ['Caddy', caddy],
])('%s passes every check that is asked over plain HTTP', async (_, start) => {
  const server = await start();
  try {
    const results = await checkSite(new URL(`http://127.0.0.1:${String(server.port)}`), {
      settings: manifest,
    });
    expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'not asked').map(({ id }) => id)).toEqual([
      'hsts',
      'http-redirect',
    ]);
  } finally {
    await server.stop();
  }
});
