/** Writes registry.json, its schema and llms.txt to `dist`, after the build of the modules. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistry } from './createRegistry.ts';
import { llmsText } from './llmsText.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Parameters<typeof llmsText>[1];
};
const registry = await createRegistry();
await writeFile(join(dist, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
await writeFile(join(dist, 'llms.txt'), llmsText(registry, exports));
await copyFile(join(import.meta.dirname, 'registry.schema.json'), join(dist, 'registry.schema.json'));
