/**
 * Writes the configuration of every host to `apps/site/build/hosting`, from the manifest that the prerender wrote:
 * `node tools/hosting/main.ts`. docs/hosting.md says what to do with the files.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { configurations } from './configurations.ts';
import { hosts } from './hosts.ts';
import { readHostingManifest } from './headers/HostingManifest.ts';

const site = join(import.meta.dirname, '../../apps/site');
const output = join(site, 'build/hosting');

const manifest = readHostingManifest(site);
await rm(output, { recursive: true, force: true });
const { files, problems } = configurations(hosts, manifest);
for (const [path, text] of Object.entries(files)) {
  const file = join(output, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
for (const problem of problems) console.warn(`hosting: no files for ${problem}`);
console.log(`hosting: ${String(Object.keys(files).length)} files in apps/site/build/hosting`);
