import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaType } from '../hosting/headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../hosting/headers/headers.ts';
import { documentFile } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';
import type { Representation, Resource } from './Resource.ts';

/** Where the built site is. */
export interface SiteLocation {
  /** Folder of the built site. */
  readonly dist: string;
  readonly manifest: HostingManifest;
}

/** The built site in memory. */
export interface Site {
  /** Pages and files by their public path, percent-decoded. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Paths of pages. */
  readonly pages: ReadonlySet<string>;
  readonly notFound: Resource;
}

/**
 * Reads every page and file of the manifest, with their compressed copies, into memory. Nothing else can be requested,
 * and a build that replaces the files does not affect a running server.
 * @throws {Error} naming the file, if one of the manifest is missing
 */
export function loadSite({ dist, manifest }: SiteLocation): Site {
  const started = Date.now();

  const load = (file: string, headers: Readonly<Record<string, string>>): Resource => {
    const path = join(dist, file);
    if (!existsSync(path)) throw new Error(`"${path}" is missing, although the build lists it.`);
    // A date in the future is not allowed (RFC 9110, section 8.8.2.1).
    const lastModified = new Date(Math.min(statSync(path).mtimeMs, started)).toUTCString();
    const copies = { br: `${path}.br`, gzip: `${path}.gz` };
    const negotiated = existsSync(copies.br) || existsSync(copies.gzip);

    const represent = (source: string, encoding?: string): Representation => {
      const body = readFileSync(source);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const type = ['Content-Type', mediaType(`/${file}`) ?? 'application/octet-stream'];
      const coding = encoding === undefined ? [] : ['Content-Encoding', encoding];
      const cached = [...Object.entries(headers).flat(), ...(negotiated ? ['Vary', 'Accept-Encoding'] : [])];
      // Responses that are not stored need no validators.
      if (headers['Cache-Control'] === cacheRules.notFound)
        return { body, etag, headers: [...cached, ...type, ...coding], notModifiedHeaders: [] };
      const validated = [...cached, 'ETag', etag];
      return {
        body,
        etag,
        headers: [
          ...validated,
          ...type,
          ...coding,
          ...['Last-Modified', lastModified],
          ...['Accept-Ranges', 'bytes'],
        ],
        notModifiedHeaders: validated,
      };
    };
    return {
      lastModified,
      identity: represent(path),
      br: existsSync(copies.br) ? represent(copies.br, 'br') : undefined,
      gzip: existsSync(copies.gzip) ? represent(copies.gzip, 'gzip') : undefined,
    };
  };

  const ofDocuments = documentHeaders(manifest);
  const ofFiles = fileHeaders(manifest);
  const resources = new Map<string, Resource>();
  for (const path of manifest.files) {
    const rule = isHashedAsset(path) ? cacheRules.hashedAsset : cacheRules.revalidated;
    resources.set(path, load(path.slice(1), { ...ofFiles, 'Cache-Control': rule }));
  }
  for (const path of manifest.paths)
    resources.set(
      path,
      load(documentFile(path), { ...ofDocuments, 'Cache-Control': cacheRules.revalidated }),
    );
  return {
    resources,
    pages: new Set(manifest.paths),
    notFound: load('404.html', { ...ofDocuments, 'Cache-Control': cacheRules.notFound }),
  };
}
