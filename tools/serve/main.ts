/**
 * Program of our server; `bundle.ts` makes `apps/site/build/serve/main.mjs` from it, which serves `apps/site`. Settings:
 * docs/hosting.md, section 'Our server'.
 */
import { join } from 'node:path';
import { startServer } from './startServer.ts';

const site = join(import.meta.dirname, '../..');
await startServer({ site, inboxModule: join(site, '../inbox/dist/openInbox.mjs') });
