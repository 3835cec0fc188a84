import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { openInbox } from '../../apps/inbox/src/openInbox.ts';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** Ends the message if the inbox cannot be opened. */
const instead = 'INBOX=off serves the site alone, if a proxy passes the path of its forms to another inbox.';

/**
 * Opens the inbox of a built module, with the settings of the environment. It responds with 503 while its database is unavailable.
 * @throws {Error} with the way to fix it, if this Node is too old, the module is missing, or a setting is invalid
 */
export async function loadInbox(file: string): Promise<Inbox> {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  // The first with `node:sqlite` without a flag.
  if (major < 22 || (major === 22 && minor < 13))
    throw new Error(
      `The site was built with an inbox, which needs Node 22.13 or newer; this is ${node}.\n${instead}`,
    );
  if (!existsSync(file))
    throw new Error(
      `The site was built with an inbox, but "${file}" is missing. This builds it: npx nx run @keystrand/inbox:build\n${instead}`,
    );
  const module = (await import(pathToFileURL(file).href)) as { readonly openInbox: typeof openInbox };
  return module.openInbox(process.env);
}
