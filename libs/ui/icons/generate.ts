/**
 * Writes the drawings of the icons and their licences, after a change of `tablerNames.ts`. Tabler has 88 MB, which nothing
 * else needs: `npm install --no-save @tabler/icons-react@3.51.0 && node libs/ui/icons/generate.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from './generatedFiles.ts';

for (const [path, content] of Object.entries(await generatedFiles()))
  await writeFile(join(import.meta.dirname, '..', path), content);
