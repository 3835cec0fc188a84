import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { documentFile } from '../headers/HostingManifest.ts';
import type { Host } from '../hosts.ts';
import { readHostingManifest } from '../headers/HostingManifest.ts';

interface FolderOptions {
  /** Folder of the built site's project, with `dist` and `build/hosting.json`. */
  readonly site: string;
  /** Folder to write. */
  readonly folder: string;
  /** Whether to delete a folder that is not empty. */
  readonly overwrite: boolean;
}

/**
 * Writes a complete folder for a host: the built site, without compressed copies if the host does not serve them, and the
 * host's configuration files.
 * @returns the number of files
 * @throws {Error} if the site is not built completely, if its forms post to an inbox that the host cannot reach, or if the
 * folder is not empty and must not be deleted
 */
export async function writeFolder(host: Host, { site, folder, overwrite }: FolderOptions): Promise<number> {
  const dist = join(site, 'dist');
  const manifest = readHostingManifest(site);
  if (manifest.inbox !== undefined && !host.reachesInbox)
    throw new Error(
      [
        `This host only serves files, but the forms of this build post to "${manifest.inbox}" on the same origin (SITE_INBOX=on).`,
        'Run the inbox elsewhere, and build with SITE_INBOX=on SITE_FORM_ENDPOINT=https://<host of the inbox>/inquiries,',
        'or set only SITE_FORM_ENDPOINT, to the URL of a form service: docs/forms.md.',
      ].join('\n'),
    );
  const missing = [...manifest.paths.map(documentFile), ...manifest.files, '404.html'].find(
    (file) => !existsSync(join(dist, file)),
  );
  if (missing !== undefined)
    throw new Error(
      `The site is not built completely: "${join(dist, missing)}" is missing. This builds it: npx nx run @keystrand/site:build`,
    );
  if (!overwrite && existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Delete it, or choose another folder with --out.`);
  if (!relative(dist, folder).startsWith('..'))
    throw new Error(`${folder} is inside the built site. Choose another folder with --out.`);

  await rm(folder, { recursive: true, force: true });
  await cp(dist, join(folder, host.siteFolder), {
    recursive: true,
    filter: (source) => host.servesCompressedCopies || !/\.(?:br|gz)$/.test(source),
  });
  for (const [path, text] of Object.entries(host.files(manifest))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
