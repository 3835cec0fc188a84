import { mediaType } from '../headers/contentTypes.ts';
import { isHashedAsset } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';

/**
 * Returns the value of `Content-Type` for each file extension of the site, and for each path whose type differs from that of
 * its extension. For servers that choose the type by extension.
 */
export function mediaTypes({ files }: HostingManifest): {
  readonly byExtension: ReadonlyMap<string, string>;
  readonly byPath: ReadonlyMap<string, string>;
} {
  const byExtension = new Map([['html', mediaType('/any.html')]]);
  const byPath = new Map<string, string>();
  for (const path of files) {
    const extension = path.slice(path.lastIndexOf('.') + 1);
    const usual = mediaType(`/any.${extension}`);
    byExtension.set(extension, usual);
    if (mediaType(path) !== usual) byPath.set(path, mediaType(path));
  }
  return { byExtension, byPath };
}

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
