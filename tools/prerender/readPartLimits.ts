import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartLimits } from './contentLimits.ts';

const sources = join(import.meta.dirname, '../../libs/ui/src');

/** Returns the content limits of all parts, from the guidance files of `libs/ui`. */
export async function readPartLimits(): Promise<readonly PartLimits[]> {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.guidance.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(sources, file)).href)) as { guidance: PartLimits };
      return module.guidance;
    }),
  );
}
