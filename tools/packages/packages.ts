import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The fields of a published package's package.json that the tools in this folder use. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
}

/** A value of `exports` in package.json: a path, or values by condition. */
export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

export interface PublishedPackage {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Name of the folder in `libs`, for example `ui`. */
  readonly shortName: string;
  readonly manifest: PackageManifest;
}

/** Reads the published package in a folder. */
export function readPackage(folder: string): PublishedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
  return { folder, shortName: basename(folder), manifest };
}

/** Reads all published packages of a workspace: those in `libs` that are not private, sorted by name. */
export function readPackages(workspace: string): readonly PublishedPackage[] {
  return globSync('libs/*/package.json', { cwd: workspace })
    .map((file) => readPackage(join(workspace, dirname(file))))
    .filter(({ manifest }) => manifest.private !== true)
    .sort((a, b) => a.shortName.localeCompare(b.shortName, 'en'));
}
