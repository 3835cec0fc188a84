import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** @throws {Error} if the manifests lack the entry, the style sheet or the font */
export async function readManifest(folder: string) {
  const read = async (bundle: string) =>
    JSON.parse(await readFile(join(folder, bundle, 'manifest.json'), 'utf8')) as Manifest;
  const [client, server] = await Promise.all([read('client'), read('server')]);

  const getChunk = (manifest: Manifest, source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifests in ${folder} have no chunk for ${source}.`);
    return chunk;
  };
  const entry = getChunk(client, 'src/entry-client.tsx');

  const font = Object.values(client)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((asset) => /host-grotesk-basic-latin-wght.*\.woff2$/.test(asset));
  if (!font) throw new Error(`The manifests in ${folder} have no Host Grotesk font.`);

  return {
    /** URLs of the entry chunk and of the chunks that it imports. */
    entries: [
      `/${entry.file}`,
      ...(entry.imports ?? []).map((source) => `/${getChunk(client, source).file}`),
    ] as const,
    /** URL of the font that every document preloads. */
    font: `/${font}`,
    /** File of the style sheet of all pages, which is not deployed. */
    styleSheet: join(folder, 'server', getChunk(server, 'style.css').file),
  };
}
