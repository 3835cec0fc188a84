import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from './packLibraries.ts';
import type { Library } from './packLibraries.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const readExports = (folder: string, library: Library) =>
  (
    JSON.parse(
      readFileSync(join(folder, 'node_modules/@keystrand', library, 'package.json'), 'utf8'),
    ) as Manifest
  ).exports;

/** Returns the modules that an installed library exports: no style sheets, data or texts. */
export const entryPoints = (folder: string, library: Library): readonly string[] =>
  Object.keys(readExports(folder, library))
    .filter((path) => !/\.(?:css|json|txt)$/.test(path))
    .map((path) => `@keystrand/${library}${path.slice(1)}`);

/** Returns a module that imports all entry points of all installed libraries. */
export function importOfAllEntryPoints(folder: string): string {
  const entries = libraries.flatMap((library) => entryPoints(folder, library));
  const names = entries.map((_, index) => `entry${String(index)}`);
  return [
    ...entries.map((entry, index) => `import * as ${names[index] ?? ''} from '${entry}';`),
    `export const entries = [${names.join(', ')}];`,
    '',
  ].join('\n');
}
