import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dependencyClosure } from './dependencyClosure.ts';
import { npm } from './npm.ts';
import { libraries, libraryFolder, packLibraries } from './packLibraries.ts';

const workspace = join(import.meta.dirname, '../..');

/** Packages that an application brings itself; linked to those of the workspace. */
const ownPackages = [
  'react',
  'react-dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@tsparticles/engine',
  '@tsparticles/react',
  '@tsparticles/slim',
];

/**
 * Packs the libraries and installs them with npm in a new folder outside the workspace. Their dependencies have the
 * versions of the workspace, which are in npm's cache after the installation of the workspace.
 * @returns the folder
 */
export async function installPacked(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keystrand-packed-'));
  const settings = { userconfig: join(folder, 'npmrc'), cache: npmCache() };
  // No setting but the registry: a scope or a proxy of the user does not change the result.
  writeFileSync(settings.userconfig, 'audit=false\nfund=false\nignore-scripts=true\nupdate-notifier=false\n');
  const tarballs = await packLibraries(join(folder, 'tarballs'), settings);
  const closure = libraries.flatMap((library) => dependencyClosure(libraryFolder(library)));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...Object.values(tarballs).map((file, index) => [
          `@keystrand/${libraries[index] ?? ''}`,
          `file:tarballs/${basename(file)}`,
        ]),
        ...ownPackages.map((name) => [name, `file:${join(workspace, 'node_modules', name)}`]),
      ]),
      overrides: Object.fromEntries(
        closure
          .filter(({ name }) => !name.startsWith('@keystrand/'))
          .map(({ name, version }) => [name, version]),
      ),
    }),
  );
  await npm(['install', '--prefer-offline', '--no-package-lock', '--install-links=false'], folder, settings);
  return folder;
}

const npmCache = () =>
  execFileSync('npm', ['config', 'get', 'cache'], {
    cwd: workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }).trim();
