/** Bundles the inbox into `dist`, with `modules.json`, from which `tools/licenses/main.ts` makes `licenses.txt`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInbox } from './bundleInbox.ts';

const dist = join(import.meta.dirname, 'dist');
const modules = await bundleInbox(dist);
await writeFile(join(dist, 'modules.json'), JSON.stringify(modules));
