/** Serves the built site without dependencies: `node apps/site/build/serve/main.mjs`, which `bundle.ts` builds from this. */
import { join } from 'node:path';
import { startServer } from './startServer.ts';

startServer(join(import.meta.dirname, '../..'));
