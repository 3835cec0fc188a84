/** An entry of `packages` in a lockfile of version 3: the parts that are checked. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Name in the registry, if the package is installed under another one. */
  readonly name?: string;
  readonly hasInstallScript?: boolean;
  /** Message of the maintainers. */
  readonly deprecated?: string;
}

/** A `package-lock.json`: the parts that are checked. */
export interface Lockfile {
  readonly lockfileVersion: number;
  /** Packages by folder, relative to the lockfile. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What has been reviewed and is accepted. */
export interface Accepted {
  /** Names of the packages whose install script is known and not run. */
  readonly installScripts: readonly string[];
  /** Packages that `overrides` of package.json installs under another name, as `name@version`. */
  readonly aliases: readonly string[];
  /** Reasons to keep a deprecated package, by name. */
  readonly deprecated: Readonly<Record<string, string>>;
}

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const installed = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/;

function problemsOf(folder: string, locked: LockedPackage, accepted: Accepted): readonly string[] {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const problems: string[] = [];

  if (locked.link) {
    const { resolved = '' } = locked;
    if (/^[a-z+]+:|^\/|(?:^|\/)\.\.(?:\/|$)/i.test(resolved))
      problems.push(`links to "${resolved}", outside the workspace`);
    return problems.map((problem) => `${name} ${problem}`);
  }

  if (!exactVersion.test(locked.version ?? ''))
    problems.push(`has no exact version: "${locked.version ?? ''}"`);
  if (!locked.integrity?.startsWith('sha512-')) problems.push('has no SHA-512 integrity hash');
  if (locked.resolved !== undefined && !locked.resolved.startsWith('https://'))
    problems.push(`comes from "${locked.resolved}"; allowed are https: sources`);
  if (locked.name !== undefined && !accepted.aliases.includes(`${locked.name}@${locked.version ?? ''}`))
    problems.push(`is an alias of ${locked.name} that "overrides" of package.json does not name`);
  if (locked.hasInstallScript && !accepted.installScripts.includes(name))
    problems.push('has an install script that is not listed in "allowScripts" of package.json');
  if (locked.deprecated !== undefined && !Object.hasOwn(accepted.deprecated, name))
    problems.push(`is deprecated: ${locked.deprecated}`);
  return problems.map((problem) => `${name}@${locked.version ?? '?'} ${problem}`);
}

/**
 * Returns what is wrong in a lockfile: a package without integrity hash, from another source than the registry, with an
 * install script nobody has reviewed, or deprecated; and what is accepted without need.
 */
export function lockfileProblems(lockfile: Lockfile, accepted: Accepted): readonly string[] {
  if (lockfile.lockfileVersion !== 3)
    return [`lockfileVersion is ${String(lockfile.lockfileVersion)}; allowed is 3`];
  const packages = Object.entries(lockfile.packages).filter(([folder]) => installed.test(folder));
  const has = (name: string, property: 'hasInstallScript' | 'deprecated') =>
    packages.some(([folder, locked]) => folder.endsWith(`node_modules/${name}`) && locked[property]);
  return [
    ...packages.flatMap(([folder, locked]) => problemsOf(folder, locked, accepted)),
    ...accepted.installScripts
      .filter((name) => !has(name, 'hasInstallScript'))
      .map((name) => `${name} is listed in "allowScripts" of package.json, but has no install script`),
    ...Object.keys(accepted.deprecated)
      .filter((name) => !has(name, 'deprecated'))
      .map((name) => `${name} is accepted as deprecated, but is not`),
  ];
}

/** A `package.json`: the parts that are checked. */
export interface PackageManifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the dependencies that are not a version or a range of versions from the registry: git, files, URLs, tags.
 * @param workspacePackages names of packages of this workspace, which may be named with any version
 */
export function sourceProblems(
  manifest: PackageManifest,
  workspacePackages: readonly string[],
): readonly string[] {
  const { name = 'package.json', dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([dependency, version]) =>
        !/^[\^~]?\d+\.\d+\.\d+/.test(version) && !(version === '*' && workspacePackages.includes(dependency)),
    )
    .map(
      ([dependency, version]) =>
        `${name} depends on ${dependency} "${version}"; allowed are versions of the registry`,
    );
}
