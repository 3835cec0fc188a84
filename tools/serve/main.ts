/**
 * Program of our server. The build of the site bundles it into `apps/site/build/serve/main.mjs`, which needs no `node_modules`
 * and serves `apps/site`, with the inbox if forms post to it. SIGTERM, SIGINT, SIGHUP and the end of the parent process let
 * running requests finish and exit with status 0; a second signal exits at once. Settings: docs/hosting.md, section 'Our
 * server'.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { openInbox } from '../../apps/inbox/src/openInbox.ts';
import { readChoice } from '../../.config/readSettings.ts';
import { readRunSettings, runServer } from '../../.config/runServer.ts';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';

const site = join(import.meta.dirname, '../..');

/**
 * Opens the built inbox, with the settings of the environment. It responds with 503 while its database is unavailable.
 * @throws {Error} with the way to fix it, if this Node is too old, the inbox is not built, or a setting is invalid
 */
async function loadInbox() {
  const instead =
    'INBOX=off serves the site alone, if a proxy passes the path of its forms to another inbox.';
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  // The first with `node:sqlite` without a flag.
  if (major < 22 || (major === 22 && minor < 13))
    throw new Error(
      `The site was built with an inbox, which needs Node 22.13 or newer; this is ${node}.\n${instead}`,
    );
  const file = join(site, '../inbox/dist/openInbox.mjs');
  if (!existsSync(file))
    throw new Error(
      `The site was built with an inbox, but "${file}" is missing. This builds it: npx nx run @keystrand/inbox:build\n${instead}`,
    );
  const module = (await import(pathToFileURL(file).href)) as { readonly openInbox: typeof openInbox };
  return module.openInbox(process.env);
}

try {
  const settings = readRunSettings(process.env, 4173);
  const log = readChoice(process.env, 'LOG', 'off', 'requests') === 'requests' ? console.log : undefined;
  const mountsInbox = readChoice(process.env, 'INBOX', 'on', 'off') === 'on';
  const manifest = readHostingManifest(site);
  const inbox = manifest.inbox && mountsInbox ? await loadInbox() : undefined;
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
    close: async () => inbox?.close(),
  });
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
