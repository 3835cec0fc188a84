import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Settings of the inbox in our server and of the one that tests start alone: both use the same new database. */
export const inboxSettings = {
  INBOX_DATABASE: join(root, 'apps/site-e2e/test-results/inbox/inbox.sqlite'),
  INBOX_POSTS_PER_ADDRESS: '1000000',
  INBOX_POSTS: '1000000',
} as const;

/** The inbox as a program. */
export const inboxProgram = join(root, 'apps/inbox/dist/main.mjs');

/** Returns whether the site was built with an inbox on its own origin, so that our server has it. */
export function isInboxMounted(): boolean {
  const hosting = JSON.parse(readFileSync(join(root, 'apps/site/build/hosting.json'), 'utf8')) as object;
  return 'inbox' in hosting;
}
