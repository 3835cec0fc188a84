import { matchesGlob } from 'node:path';
import { exportTargets } from '../entryPoints.ts';
import type { PackageManifest } from '../packages.ts';
import type { Tarball } from './packTarball.ts';

/** Largest compressed size of a package, in bytes. */
const maximumSize = 1_000_000;

const required = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const unwanted =
  /\.(test|stories|bench)\.|(^|\/)(testing|screenshots|node_modules|\.storybook)\/|tsconfig|\.tsbuildinfo$|\.tgz$/;

/** Returns what is wrong with a tarball, one sentence each: missing or unwanted files, size. */
export function findTarballProblems(
  { name, exports }: Pick<PackageManifest, 'name' | 'exports'>,
  { files, size }: Pick<Tarball, 'files' | 'size'>,
): readonly string[] {
  const targets = exportTargets({ name, version: '', exports });
  return [
    ...required.filter((file) => !files.includes(file)).map((file) => `${name} has no ${file}.`),
    ...targets
      .filter((target) => !files.some((file) => matchesGlob(file, target)))
      .map((target) => `${name} has no ${target}, to which "exports" leads. Build it, or add it to "files".`),
    ...files
      .filter((file) => unwanted.test(file))
      .map((file) => `${name} contains ${file}; exclude it in "files".`),
    ...(size > maximumSize
      ? [`${name} has ${String(size)} bytes; at most ${String(maximumSize)} are allowed.`]
      : []),
  ];
}
