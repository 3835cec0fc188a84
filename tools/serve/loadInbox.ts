import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MountedInbox } from './MountedInbox.ts';

interface InboxModule {
  readonly openInbox: (environment: Readonly<Record<string, string | undefined>>) => Promise<MountedInbox>;
}

/** The first Node with `node:sqlite` without a flag: major and minor version. */
const oldestNode = [22, 13] as const;

/**
 * Opens the inbox of a built module, with the settings of an environment. The database may be unavailable; the inbox then
 * answers 503 until it is.
 * @throws {Error} saying what to do, if this Node is too old, the module is missing, or a setting is invalid
 */
export async function loadInbox(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
  node = process.versions.node,
): Promise<MountedInbox> {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const instead =
    'INBOX=off serves the site alone, if a proxy passes the path of its forms to another inbox.';
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    throw new Error(
      `The site was built with an inbox, which needs Node ${oldestNode.join('.')} or newer; this is ${node}.\n${instead}`,
    );
  if (!existsSync(file))
    throw new Error(
      `The site was built with an inbox, but "${file}" is missing. This builds it: npx nx run @keystrand/inbox:build\n${instead}`,
    );
  const { openInbox } = (await import(pathToFileURL(file).href)) as InboxModule;
  return openInbox(environment);
}
