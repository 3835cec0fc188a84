/**
 * Writes a folder that is ready to upload to a host: `npm run hosting -- <host> [--out <folder>]`. It contains the built site,
 * without compressed copies if the host does not serve them, and the host's configuration. docs/hosting.md says what to do
 * with it.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHostingManifest } from '../headers/HostingManifest.ts';
import { hosts } from './hosts.ts';

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'apps/site');
const dist = join(site, 'dist');
const usage = `Usage: npm run hosting -- <host> [--out <folder>]\nHosts: ${Object.keys(hosts).join(', ')}`;

async function writeFolder(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [name = '', ...others] = positionals;
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host || others.length > 0) throw new Error(usage);

  const manifest = readHostingManifest(site);
  if (manifest.inbox !== undefined && !host.isServer)
    throw new Error(
      [
        `This host only serves files, but the forms of this build post to "${manifest.inbox}" on the same origin (SITE_INBOX=on).`,
        'Run the inbox elsewhere, and build with SITE_INBOX=on SITE_FORM_ENDPOINT=https://<host of the inbox>/inquiries,',
        'or set only SITE_FORM_ENDPOINT, to the URL of a form service: docs/forms.md.',
      ].join('\n'),
    );
  const folder =
    values.out === undefined
      ? join(site, 'build/upload', name)
      : resolve(process.env['INIT_CWD'] ?? '', values.out);
  if (values.out !== undefined && existsSync(folder) && (await readdir(folder)).length > 0)
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
  return `\n${name}: ${relative(process.cwd(), folder)}; next: docs/hosting.md`;
}

try {
  console.log(await writeFolder());
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
