/**
 * Releases the packages in `libs`: `npm run release`. See CONTRIBUTING.md, 'Releasing'.
 *
 * Without an option: checks the packages, writes versions and changelogs, commits and tags them, and writes the tarballs to
 * `dist/release`. Pushes and publishes nothing.
 *
 * - `--dry-run` does the same in a temporary clone of the last commit; only `dist/release` is written here.
 * - `--publish` publishes the versions that are tagged at this commit and that the registry does not have. With `--dry-run` it
 *   only prints them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPublication } from '../manifest/publication.ts';
import type { PublishedPackage } from '../packages.ts';
import { readPackages } from '../packages.ts';
import { cloneForDryRun } from './cloneForDryRun.ts';
import { findPublicationProblems } from './findPublicationProblems.ts';
import { findReleaseProblems } from './findReleaseProblems.ts';
import { findTarballProblems } from './findTarballProblems.ts';
import type { Tarball } from './packTarball.ts';
import { packTarball } from './packTarball.ts';

const workspace = join(import.meta.dirname, '../../..');
const destination = join(workspace, 'dist/release');
const windows = process.platform === 'win32';

/** A reason not to release, which is printed without a stack. */
class ReleaseError extends Error {}

/** Throws if there are problems. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
}

/** Runs a program and prints its output. @throws {ReleaseError} if it fails */
function run(program: string, args: readonly string[], cwd = workspace): void {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    shell: windows && program !== process.execPath,
  });
  if (status !== 0) refuse([error?.message ?? `${[program, ...args].join(' ')} failed.`]);
}

/** Packs packages into `dist/release`, checks the tarballs and prints their sizes. */
function pack(packages: readonly PublishedPackage[]): readonly Tarball[] {
  rmSync(destination, { recursive: true, force: true });
  const tarballs = packages.map(({ folder, manifest }) => {
    const tarball = packTarball(folder, destination);
    refuse(findTarballProblems(manifest, tarball));
    return tarball;
  });
  console.table(
    tarballs.map(({ version, files, size, unpackedSize }, index) => ({
      package: packages[index]?.manifest.name,
      version,
      files: files.length,
      'packed, bytes': size,
      'unpacked, bytes': unpackedSize,
    })),
  );
  return tarballs;
}

/** Whether the registry has a version of a package. */
function isPublished({ manifest: { name, version } }: PublishedPackage): boolean {
  const { status, stdout } = spawnSync(
    'npm',
    ['view', `${name}@${version}`, 'version', '--loglevel=silent'],
    {
      encoding: 'utf8',
      shell: windows,
    },
  );
  return status === 0 && stdout.trim() === version;
}

/** Returns the packages whose version is tagged at this commit. @throws {ReleaseError} if they cannot be published */
function findTagged(dryRun: boolean): readonly PublishedPackage[] {
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], {
    encoding: 'utf8',
    cwd: workspace,
  }).split('\n');
  const tagged = readPackages(workspace).filter(({ manifest: { name, version } }) =>
    tags.includes(`${name}@${version}`),
  );
  if (tagged.length === 0)
    refuse(['No version of a package is tagged at this commit. Push tags with: git push --follow-tags']);
  if (!dryRun) refuse(findPublicationProblems(readPublication(workspace), tagged, process.env));
  return tagged;
}

function publish(tagged: readonly PublishedPackage[], dryRun: boolean): void {
  const missing = tagged.filter((published) => !isPublished(published));
  for (const { file } of pack(missing)) if (!dryRun) run('npm', ['publish', file]);
}

function prepare(dryRun: boolean): void {
  const target = dryRun ? cloneForDryRun(workspace) : workspace;
  try {
    run(process.execPath, [join(target, 'tools/packages/release/prepare.ts')], target);
    pack(readPackages(target));
  } finally {
    if (dryRun) rmSync(target, { recursive: true });
  }
  console.log(`The tarballs are in ${destination}.`);
  if (!dryRun) console.log('Review the commit (git show), then publish it: git push --follow-tags');
}

try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
    },
  });
  const dryRun = values['dry-run'];
  refuse(findReleaseProblems(workspace));
  const tagged = values.publish ? findTagged(dryRun) : [];
  run('nx', [
    'run-many',
    '--targets',
    'build',
    'test-package',
    'test-contract',
    '--projects',
    'libs/*',
    '--outputStyle=static',
  ]);
  if (values.publish) publish(tagged, dryRun);
  else prepare(dryRun);
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
