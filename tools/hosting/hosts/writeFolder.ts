import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readHostingManifest } from '../headers/HostingManifest.ts';
import { hosts } from './hosts.ts';

/**
 * Writes the folder to upload to a host: the built site, without compressed copies if the host does not serve them, and the
 * host's configuration. docs/hosting.md describes its deployment.
 * @param out folder to write, which must be empty; by default `build/upload/<host>`, which is replaced
 * @throws {Error} with the way to fix it, if the host cannot serve this build or the folder cannot be written
 */
export async function writeFolder(site: string, name: string, out?: string): Promise<string> {
  const host = hosts[name];
  if (!host) throw new Error(`There is no host "${name}".`);
  const manifest = readHostingManifest(site);
  if (manifest.inbox !== undefined && !host.isServer)
    throw new Error(
      [
        `This host only serves files, but the forms of this build post to "${manifest.inbox}" on the same origin (SITE_INBOX=on).`,
        'Run the inbox elsewhere, and build with SITE_INBOX=on SITE_FORM_ENDPOINT=https://<host of the inbox>/inquiries,',
        'or set only SITE_FORM_ENDPOINT, to the URL of a form service: docs/forms.md.',
      ].join('\n'),
    );
  const dist = join(site, 'dist');
  const folder = out ?? join(site, 'build/upload', name);
  if (out !== undefined && existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Delete it, or choose another folder with --out.`);
  if (!relative(dist, folder).startsWith('..'))
    throw new Error(`${folder} is inside the built site. Choose another folder with --out.`);

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(dist, host.isServer ? join(folder, 'site') : folder, {
    recursive: true,
    filter: (source) => host.isServer || !/\.(?:br|gz)$/.test(source),
  });
  for (const [file, text] of Object.entries(host.files(manifest))) await writeFile(join(folder, file), text);
  return folder;
}
