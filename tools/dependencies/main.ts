/**
 * Checks the lockfiles and where dependencies come from, without network: part of `npm test`. With `--audit`, also asks the
 * registry for known vulnerabilities, and says so if it has no such service.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedDeprecations } from './acceptedDeprecations.ts';
import { readAdvisories } from './advisories.ts';
import { lockfileProblems, sourceProblems } from './lockfile.ts';
import type { Lockfile, PackageManifest } from './lockfile.ts';

const root = join(import.meta.dirname, '../..');
/** Folders with a lockfile of their own. */
const folders = ['.', 'tools/consumers/registry', 'tools/observatory'];

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const problems: string[] = [];

for (const folder of folders) {
  const lockfile = readJson(join(folder, 'package-lock.json')) as Lockfile;
  const { allowScripts = {}, overrides = {} } = readJson(join(folder, 'package.json')) as {
    readonly allowScripts?: Readonly<Record<string, boolean>>;
    readonly overrides?: object;
  };
  // Folders of own packages are entries outside node_modules; the empty name is the folder of the lockfile.
  const manifests = Object.keys(lockfile.packages)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => readJson(join(folder, path, 'package.json')) as PackageManifest);
  const workspacePackages = manifests.flatMap(({ name }) => name ?? []);
  const found = [
    ...lockfileProblems(lockfile, {
      installScripts: Object.keys(allowScripts),
      // Overrides are nested by package.
      aliases: [...JSON.stringify(overrides).matchAll(/"npm:([^"]+)"/g)].map(([, alias = '']) => alias),
      deprecated: acceptedDeprecations,
    }),
    ...Object.entries(allowScripts)
      .filter(([, runs]) => runs)
      .map(([name]) => `allowScripts runs the install script of ${name}; allowed is false`),
    ...manifests.flatMap((manifest) => sourceProblems(manifest, workspacePackages)),
  ];
  if (!/^ignore-scripts=true$/m.test(readFileSync(join(root, folder, '.npmrc'), 'utf8')))
    found.push('.npmrc lacks ignore-scripts=true: install scripts would run');
  problems.push(...found.map((problem) => `${join(folder, 'package-lock.json')}: ${problem}`));
  console.log(
    `${join(folder, 'package-lock.json')}: ${String(Object.keys(lockfile.packages).length)} entries checked`,
  );

  if (!process.argv.includes('--audit')) continue;
  const { stdout } = spawnSync('npm', ['audit', '--json', '--prefix', folder], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const advisories = readAdvisories(stdout);
  if (!advisories.answered) {
    console.warn(
      `NOT AUDITED: the registry has no advisory service (${advisories.reason}). Known vulnerabilities were not looked up; only sources, hashes and install scripts were checked. Repeat with a registry that has one.`,
    );
  } else {
    const counts = Object.entries(advisories.counts).map(
      ([severity, count]) => `${String(count)} ${severity}`,
    );
    if (counts.length > 0)
      problems.push(`${folder}: vulnerable packages (${counts.join(', ')}): see npm audit`);
    else console.log(`${folder}: no known vulnerabilities`);
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
