/**
 * Writes the configuration of every host to `apps/site/build/hosting`, from the manifest that the prerender wrote:
 * `node tools/hosting/main.ts`. docs/hosting.md says what to do with the files.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostingManifest } from './HostingManifest.ts';
import { hosts } from './hosts.ts';

const build = join(import.meta.dirname, '../../apps/site/build');
const output = join(build, 'hosting');

const manifest = JSON.parse(await readFile(join(build, 'hosting.json'), 'utf8')) as HostingManifest;
await rm(output, { recursive: true, force: true });
const files = Object.entries(hosts).flatMap(([host, { files }]) =>
  Object.entries(files(manifest)).map(([path, text]) => [join(output, host, path), text] as const),
);
for (const [file, text] of files) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
console.log(`hosting: ${String(files.length)} files in apps/site/build/hosting`);
