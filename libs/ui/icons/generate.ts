/**
 * Writes the drawings of the icons and their licence: `node icons/generate.ts` in the folder of the package, after a
 * change of `tablerNames.ts` or an update of Tabler. `icons.test.ts` fails if the written files are stale.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from './generatedFiles.ts';

for (const [path, content] of Object.entries(await generatedFiles()))
  await writeFile(join(import.meta.dirname, '..', path), content);
