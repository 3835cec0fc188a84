/** Bundles the inbox into `dist`. */
import { join } from 'node:path';
import { bundleInbox } from './bundleInbox.ts';

await bundleInbox(join(import.meta.dirname, 'dist'));
