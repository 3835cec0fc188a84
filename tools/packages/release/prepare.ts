/**
 * Prepares a release of the workspace in the current folder: `node tools/packages/release/prepare.ts`. Writes versions and
 * changelogs of the packages that have changes, commits them, and adds one tag for each version. Contacts no remote.
 *
 * Runs as a process of its own, because Nx finds the workspace by the folder in which it is loaded.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bumpOf } from './bumpOf.ts';
import { readPackages } from '../packages.ts';
import { ReleaseClient } from 'nx/release';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Versions by package name. */
const released = new Map<string, string>();
const packages = readPackages(process.cwd());
const tags = git('tag', '--list').split('\n');
const isTagged = (name: string) => tags.some((tag) => tag.startsWith(`${name}@`));
const noGit = { gitCommit: false, gitTag: false, stageChanges: false } as const;

// A package without a tag has never been released: its first version is the one in package.json.
const first = packages.map(({ manifest }) => manifest).filter(({ name }) => !isTagged(name));
if (first.length > 0) {
  const versionData = Object.fromEntries(
    first.map(({ name, version }) => [
      name,
      { currentVersion: version, newVersion: version, dependentProjects: [] },
    ]),
  );
  // Prepared again until it is tagged. Nx does not replace an entry of the same version.
  for (const { folder, manifest } of packages)
    if (first.includes(manifest)) rmSync(join(folder, 'CHANGELOG.md'), { force: true });
  const changelog = new ReleaseClient({
    changelog: { projectChangelogs: { renderOptions: { firstRelease: true } } },
  });
  await changelog.releaseChangelog({
    ...noGit,
    projects: Object.keys(versionData),
    versionData,
    firstRelease: true,
  });
  for (const { name, version } of first) released.set(name, version);
  // Nx writes the file without a line feed at its end.
  for (const { folder, manifest } of packages)
    if (first.includes(manifest)) appendFileSync(join(folder, 'CHANGELOG.md'), '\n');
}

/** Messages of the commits since the last release that change what is published of a package. */
function messagesSince(name: string, folder: string): readonly string[] {
  const last = git('describe', '--tags', '--abbrev=0', '--match', `${name}@*`);
  const path = relative(process.cwd(), folder);
  const unpublished = [
    '**/*.test.*',
    '**/*.stories.tsx',
    '**/testing/**',
    '**/screenshots/**',
    'stories/**',
    'api/**',
  ];
  const log = git(
    'log',
    '-z',
    '--format=%B',
    `${last}..HEAD`,
    '--',
    path,
    ...unpublished.map((pattern) => `:(exclude,glob)${path}/${pattern}`),
  );
  return log.split('\0').map((message) => message.trim());
}

// Nx itself would count commits of other scopes that affect a package, such as any that changes package.json at the root.
const bumps = packages.flatMap(({ folder, manifest: { name } }) => {
  const bump = isTagged(name) ? bumpOf(messagesSince(name, folder)) : undefined;
  return bump ? [`'${name}': ${bump}`] : [];
});
if (bumps.length > 0) {
  const plan = '.nx/version-plans/commits.md';
  mkdirSync(dirname(plan), { recursive: true });
  writeFileSync(plan, ['---', ...bumps, '---', '', 'From commits.', ''].join('\n'));
  const projects = packages.map(({ manifest }) => manifest.name).filter(isTagged);
  try {
    const { projectsVersionData } = await new ReleaseClient({ versionPlans: true }).releaseVersion({
      ...noGit,
      projects,
      deleteVersionPlans: false,
    });
    rmSync(plan);
    await new ReleaseClient({}).releaseChangelog({ ...noGit, projects, versionData: projectsVersionData });
    for (const [name, { newVersion }] of Object.entries(projectsVersionData))
      if (newVersion) released.set(name, newVersion);
  } finally {
    rmSync(plan, { force: true });
  }
}

if (released.size === 0) {
  console.log('Nothing to release: no package has a feature, a fix or a breaking change since its last tag.');
  process.exit(0);
}

const versions = [...released].map(([name, version]) => `${name}@${version}`);
if (git('status', '--porcelain') !== '') {
  git('add', '--all');
  git(
    'commit',
    '--quiet',
    '--message',
    `chore(release): version ${String(versions.length)} packages`,
    '--message',
    versions.join('\n'),
  );
}
for (const tag of versions) git('tag', '--annotate', tag, '--message', tag);
