// Plain JavaScript without dependencies: runs right after the installation, on any Node from 20.19.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

/** Oldest Node that the tools run on, for platforms without a pinned binary. */
const oldest = [24, 15];

/**
 * Makes `node_modules/.bin/node` the Node binary of the lockfile, so that all npm scripts run on it. npm itself links it only
 * from version 11: older ones remove the link together with the binaries of other platforms.
 * Binaries are pinned in `optionalDependencies` of package.json as `node-<platform>-<architecture>`.
 * @param {string} root folder of the workspace
 * @param {string} platform defaults to the current one, as `process.platform`
 * @param {string} architecture as `process.arch`
 * @returns {string | undefined} the error, for the user; undefined if the scripts can run
 */
export function linkNode(root, platform = process.platform, architecture = process.arch) {
  const windows = platform === 'win32';
  const name = `node-${windows ? 'win' : platform}-${architecture}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies[name];

  if (version === undefined) {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
    return (
      `No Node is pinned for ${platform} ${architecture}, and ${process.versions.node} is too old. ` +
      `Install Node ${oldest.join('.')} or newer, then run the command again.`
    );
  }

  const file = windows ? 'node.exe' : 'node';
  const binary = join(root, 'node_modules', name, 'bin', file);
  const { stdout, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${version}`) {
    return (
      `${name} ${version} is not installed or does not start${error ? ` (${error.message})` : ''}. ` +
      'npm leaves out an optional package that it cannot download, or whose hash is not that of the lockfile: ' +
      'run the command again with access to the registry.'
    );
  }

  const folder = join(root, 'node_modules', '.bin');
  const link = join(folder, file);
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  // Windows allows symbolic links to administrators only.
  if (windows) linkSync(binary, link);
  else symlinkSync(relative(folder, binary), link);
  return undefined;
}
