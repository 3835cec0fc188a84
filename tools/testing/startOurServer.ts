import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../.config/testing/freePort.ts';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';
import { startProgram } from '../../.config/testing/startProgram.ts';
import type { RunningServer } from '../../.config/testing/startProgram.ts';

const apps = join(import.meta.dirname, '../../apps');
export const builtSite = join(apps, 'site');

/**
 * Copies the files that our server needs to a temporary folder, as the container's image does: the bundled server, the
 * built site and the bundled inbox. There are no sources and no dependencies.
 */
export function copyServer(manifest: HostingManifest): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystrand-server-'));
  const build = join(folder, 'apps/site/build');
  cpSync(join(builtSite, 'build/serve'), join(build, 'serve'), { recursive: true });
  cpSync(join(apps, 'inbox/dist'), join(folder, 'apps/inbox/dist'), { recursive: true });
  symlinkSync(join(builtSite, 'dist'), join(folder, 'apps/site/dist'));
  writeFileSync(join(build, 'hosting.json'), JSON.stringify(manifest));
  return folder;
}

/** The built site with an inbox, whatever the settings of the build are. */
export const manifestWithInbox: HostingManifest = { ...readHostingManifest(builtSite), inbox: '/inquiries' };

/**
 * Starts our server on a free port.
 * @param folder result of `copyServer`
 */
export async function startOurServer(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  return startProgram([process.execPath, join(folder, 'apps/site/build/serve/main.mjs')], port, {
    cwd: folder,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      INBOX_DATABASE: join(folder, 'inbox.sqlite'),
      ...environment,
    },
  });
}
