/**
 * Program of our server. The build of the site bundles it into `apps/site/build/serve/main.mjs`, which needs no `node_modules`
 * and serves `apps/site`, with the inbox if forms post to it. SIGTERM, SIGINT, SIGHUP and the end of the parent process let
 * running requests finish and exit with status 0; a second signal exits at once. Settings: docs/hosting.md, section 'Our
 * server'.
 */
import { join } from 'node:path';
import process from 'node:process';
import { readChoice } from '../../.config/readSettings.ts';
import { readRunSettings, runServer } from '../../.config/runServer.ts';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { loadInbox } from './loadInbox.ts';

const site = join(import.meta.dirname, '../..');

try {
  const settings = readRunSettings(process.env, 4173);
  const log = readChoice(process.env, 'LOG', 'off', 'requests') === 'requests' ? console.log : undefined;
  const mountsInbox = readChoice(process.env, 'INBOX', 'on', 'off') === 'on';
  const manifest = readHostingManifest(site);
  const inboxModule = join(site, '../inbox/dist/openInbox.mjs');
  const inbox = manifest.inbox && mountsInbox ? await loadInbox(inboxModule) : undefined;
  runServer(createSiteServer({ dist: join(site, 'dist'), manifest, inbox, log }), {
    ...settings,
    command: 'npm start',
    signals: ['SIGINT', 'SIGTERM', 'SIGHUP'],
    onListening: (origin) => {
      // It responds with 503 until it can.
      inbox?.check().catch((error: unknown) => {
        console.error(`Inquiries cannot be stored at present. ${(error as Error).message}`);
      });
      console.log(`\nKeystrand runs at ${origin} (stop with Ctrl+C)`);
    },
    close: async () => {
      await inbox?.close();
    },
  });
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
