import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

export interface SiteManifest {
  /** URL of the entry chunk. */
  readonly entry: string;
  /** URL of the font that every document preloads. */
  readonly font: string;
  /** URL of the style sheet. */
  readonly styleSheet: string;
}

const entrySource = 'src/entry-client.tsx';

/**
 * Reads Vite's build manifest.
 * @throws {Error} if it lacks the entry, the style sheet or the font
 */
export async function readManifest(file: string): Promise<SiteManifest> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;

  const getChunk = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest ${file} has no chunk for ${source}.`);
    return chunk;
  };

  const font = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((asset) => /host-grotesk-basic-latin-wght.*\.woff2$/.test(asset));
  if (!font) throw new Error(`The manifest ${file} has no Host Grotesk font.`);

  return {
    entry: `/${getChunk(entrySource).file}`,
    font: `/${font}`,
    styleSheet: `/${getChunk('style.css').file}`,
  };
}
