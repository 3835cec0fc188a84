/** Builds the client bundle of the site with source maps, and finds what each chunk consists of. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { resultsFolder, workspaceRoot } from '../results.ts';
import { siteFolder } from '../siteBuild.ts';
import { divideBytes, lengthBySource } from './moduleBytes.ts';
import type { SourceMapPayload } from './moduleBytes.ts';

/** A file of script. */
export interface Chunk {
  /** Bytes of the file, compressed with brotli at the highest level. */
  readonly bytes: number;
  /** Shares of those bytes by module, relative to the workspace. */
  readonly modules: ReadonlyMap<string, number>;
}

/** Returns the name of a chunk without its hash: `entry-client` of `entry-client-BWakDSGn.js`. */
export function chunkName(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}

/**
 * Returns all chunks of the client bundle by name. A compressed file cannot be divided exactly: each module gets the share
 * of the compressed bytes that it has of the minified code.
 *
 * @throws {Error} if two chunks have the same name
 */
export async function readChunks(): Promise<Map<string, Chunk>> {
  const folder = join(resultsFolder, 'client');
  mkdirSync(folder, { recursive: true });
  await build({
    root: siteFolder,
    configFile: join(siteFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
  });
  const chunks = new Map<string, Chunk>();
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const path = join(assets, file);
    const code = readFileSync(path, 'utf8');
    const lengths = new Map<string, number>();
    // The bundler's own runtime has no source map.
    const map = existsSync(`${path}.map`)
      ? (JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
      : undefined;
    for (const [source, length] of map ? lengthBySource(code, map) : [['', code.length] as const]) {
      const module = source && relative(workspaceRoot, resolve(dirname(path), source)).replaceAll(sep, '/');
      lengths.set(module, (lengths.get(module) ?? 0) + length);
    }
    const compressed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const name = chunkName(file);
    if (chunks.has(name)) throw new Error(`Two chunks are called "${name}".`);
    chunks.set(name, { bytes: compressed.length, modules: divideBytes(compressed.length, lengths) });
  }
  return chunks;
}
