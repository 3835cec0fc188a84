import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

export interface SiteManifest {
  /** Address of the entry chunk. */
  readonly entry: string;
  /** Address of the face that every page uses first. */
  readonly font: string;
  /** Address of the one style sheet. */
  readonly styleSheet: string;
}

const entrySource = 'src/entry-client.tsx';

/**
 * Reads Vite's build manifest.
 * @throws {Error} where it lacks the entry, the style sheet or the font
 */
export async function readManifest(file: string): Promise<SiteManifest> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;

  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest ${file} has no chunk for ${source}.`);
    return chunk;
  };

  const font = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((asset) => /host-grotesk-latin-wght.*\.woff2$/.test(asset));
  if (!font) throw new Error(`The manifest ${file} names no Host Grotesk face.`);

  return {
    entry: `/${chunkOf(entrySource).file}`,
    font: `/${font}`,
    styleSheet: `/${chunkOf('style.css').file}`,
  };
}
