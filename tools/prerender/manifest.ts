import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

export interface SiteManifest {
  /** Address of the entry chunk. */
  readonly entry: string;
  /** Address of the face that every page uses first. */
  readonly font: string;
  /** Addresses of the style sheets that the entry and the chunk of `source` need, in the order of the cascade. */
  stylesOf(source: string): readonly string[];
}

const entrySource = 'src/entry-client.tsx';

/**
 * Reads Vite's build manifest.
 * @throws {Error} where it lacks the entry or the font; `stylesOf` throws on a source it does not know
 */
export async function readManifest(file: string): Promise<SiteManifest> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;

  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest ${file} has no chunk for ${source}.`);
    return chunk;
  };

  const collect = (source: string, seen: Set<string>, styles: Set<string>): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = chunkOf(source);
    for (const imported of chunk.imports ?? []) collect(imported, seen, styles);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };

  const font = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((asset) => /host-grotesk-latin-wght.*\.woff2$/.test(asset));
  if (!font) throw new Error(`The manifest ${file} names no Host Grotesk face.`);

  return {
    entry: `/${chunkOf(entrySource).file}`,
    font: `/${font}`,
    stylesOf(source) {
      const seen = new Set<string>();
      const styles = new Set<string>();
      collect(entrySource, seen, styles);
      collect(source, seen, styles);
      return [...styles];
    },
  };
}
