import { mediaType } from '../headers/contentTypes.ts';
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
