/**
 * Writes the font of English text: `node fonts/generate.ts` in the folder of the package, after a change of its characters or an
 * update of Fontsource. `fonts.test.ts` fails if the written file is stale.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basicLatinFile, basicLatinFont } from './basicLatinFont.ts';

await writeFile(join(import.meta.dirname, '..', basicLatinFile), await basicLatinFont());
