import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A tarball made by `npm pack`. */
export interface Tarball {
  /** Absolute path. */
  readonly file: string;
  readonly version: string;
  /** Size in bytes, compressed. */
  readonly size: number;
  /** Size in bytes of the files in it. */
  readonly unpackedSize: number;
  /** Paths relative to the package. */
  readonly files: readonly string[];
}

interface PackResult {
  readonly filename: string;
  readonly version: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the package in a folder as npm publishes it. Runs none of its scripts. */
export function packTarball(folder: string, destination: string): Tarball {
  mkdirSync(destination, { recursive: true });
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const [result] = JSON.parse(output) as readonly PackResult[];
  if (result === undefined) throw new Error(`npm pack wrote no tarball of ${folder}.`);
  const { filename, version, size, unpackedSize, files } = result;
  return {
    file: join(destination, filename.replace('@', '').replace('/', '-')),
    version,
    size,
    unpackedSize,
    files: files.map(({ path }) => path),
  };
}
