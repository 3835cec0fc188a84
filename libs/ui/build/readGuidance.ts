import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Guidance } from '../src/guidance/Guidance.ts';

const sources = join(import.meta.dirname, '../src');

/** Returns the guidance of all parts, by their names. */
export async function readGuidance(): Promise<ReadonlyMap<string, Guidance>> {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.guidance.ts'));
  const modules = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(join(sources, file)).href)) as { readonly guidance: Guidance },
    ),
  );
  return new Map(modules.map(({ guidance }) => [guidance.part, guidance]));
}
