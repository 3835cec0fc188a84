/** Serves the built site from the sources: `node tools/serve/main.ts`. Settings: docs/hosting.md, section 'Our server'. */
import { join } from 'node:path';
import { startServer } from './startServer.ts';

startServer(join(import.meta.dirname, '../../apps/site'));
