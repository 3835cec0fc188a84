/**
 * Writes the licences of the packages in the bundled inbox to `apps/inbox/dist/licenses.txt`, and removes `modules.json`, the
 * list of bundled files that it reads: `node tools/licenses/main.ts`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { licensesText } from './licensesText.ts';
import { readPackageLicense } from './readPackageLicense.ts';

const inbox = join(import.meta.dirname, '../../apps/inbox');
const modulesFile = join(inbox, 'dist/modules.json');

/** Paths relative to the project. */
const modules = JSON.parse(await readFile(modulesFile, 'utf8')) as readonly string[];
const folders = new Set(
  modules
    .map((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0])
    .filter((folder) => folder !== undefined),
);
const packages = await Promise.all([...folders].map((folder) => readPackageLicense(resolve(inbox, folder))));
await writeFile(join(inbox, 'dist/licenses.txt'), licensesText('The inbox', packages));
await rm(modulesFile);
