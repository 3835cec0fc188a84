import { isHashedAsset } from './headers/headers.ts';
import type { HostingManifest } from './headers/HostingManifest.ts';

/**
 * Returns where the files without a hash in their name are: `folders` that contain only such files, such as `/data/`, and
 * the `files` outside of them. Folders keep a host's configuration independent of the pages of a build.
 */
export function revalidatedFiles({ files }: HostingManifest): {
  readonly folders: readonly string[];
  readonly files: readonly string[];
} {
  const folderOf = (path: string) => /^\/[^./][^/]*\//.exec(path)?.[0];
  const revalidated = files.filter((path) => !isHashedAsset(path));
  return {
    folders: [...new Set(revalidated.map(folderOf).filter((folder) => folder !== undefined))],
    files: revalidated.filter((path) => folderOf(path) === undefined),
  };
}
