import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NpmSettings } from './npm.ts';
import { npm } from './npm.ts';

/** Names of the published libraries, without scope; each depends on those before it only. */
export const libraries = ['chat-engine', 'effects', 'ui', 'content'] as const;

export type Library = (typeof libraries)[number];

/** Folder of a library in the workspace. */
export const libraryFolder = (library: Library): string => join(import.meta.dirname, '../../libs', library);

/** Packs the built libraries into a folder, as `npm publish` does, and returns the tarball of each. */
export async function packLibraries(
  folder: string,
  settings: NpmSettings,
): Promise<Readonly<Record<Library, string>>> {
  mkdirSync(folder, { recursive: true });
  const packed = await Promise.all(
    libraries.map(async (library) => {
      const output = await npm(
        ['pack', '--json', '--pack-destination', folder],
        libraryFolder(library),
        settings,
      );
      const [tarball] = JSON.parse(output) as [{ readonly filename: string }];
      return [library, join(folder, tarball.filename)] as const;
    }),
  );
  return Object.fromEntries(packed) as Record<Library, string>;
}
