/** A commit that touches a package; the fields of Nx's `ChangelogChange` that are used. */
interface Change {
  /** Type of the conventional commit, for example `feat`. */
  readonly type: string;
  readonly scope?: string;
  /** The subject without type and scope. */
  readonly description: string;
  /** The rest of the commit message. */
  readonly body?: string;
  readonly isBreaking?: boolean;
  readonly shortHash?: string;
  readonly revertedHashes?: readonly string[];
}

interface Entry {
  readonly version: string;
  readonly packageName: string;
  /** Whether no version of the package has been released. */
  readonly firstRelease: boolean;
  readonly changes: readonly Change[];
  /** The packages of this workspace that the package needs in a new version. */
  readonly dependencyBumps: readonly { readonly dependencyName: string; readonly newVersion: string }[];
}

/**
 * Returns the entry of one version in a package's changelog, written for the people who install it: what breaks, what they
 * must check, then features, fixes, performance, and new versions of the packages it needs.
 *
 * - `BREAKING CHANGE:` in a commit message says what to do; without it the subject is used.
 * - `Behaviour-change:` says what behaves differently and what to check, in a commit of any type that is listed.
 * - A scope is printed only if it is not the package itself.
 * - A first version lists the package's features only, since nobody has used what was fixed before.
 */
export function renderEntry({ version, packageName, firstRelease, changes, dependencyBumps }: Entry): string {
  const shortName = packageName.split('/').at(-1) ?? packageName;
  const isOwn = ({ scope }: Change) => !scope || scope.split(/, ?/).includes(shortName);
  const line = (change: Change, text: string) =>
    `- ${isOwn(change) || !change.scope ? '' : `${change.scope}: `}${text.charAt(0).toUpperCase()}${text.slice(1)}`;

  const reverted = changes.flatMap(({ revertedHashes }) => revertedHashes ?? []);
  const kept = changes.filter(
    (change) =>
      !reverted.some((hash) => change.shortHash && hash.startsWith(change.shortHash)) &&
      (!firstRelease || isOwn(change)),
  );
  const ofType = (type: string) =>
    kept
      .filter((change) => change.type === type && (firstRelease || !change.isBreaking))
      .map((change) => line(change, change.description));
  const withTrailer = (name: string) =>
    kept.flatMap((change) => {
      const text = readTrailer(change.body ?? '', name);
      return text ? [line(change, text)] : [];
    });

  const features = { Features: ofType('feat') };
  const sections: Readonly<Record<string, readonly string[]>> = firstRelease
    ? features
    : {
        'Breaking changes': kept
          .filter(({ isBreaking }) => isBreaking)
          .map((change) =>
            line(change, readTrailer(change.body ?? '', 'BREAKING CHANGE') ?? change.description),
          ),
        'Behaviour changes': withTrailer('Behaviour-change'),
        ...features,
        Fixes: ofType('fix'),
        Performance: ofType('perf'),
        Dependencies: dependencyBumps.map(
          ({ dependencyName, newVersion }) => `- Needs \`${dependencyName}\` ${newVersion}`,
        ),
      };
  return [
    `## ${version}`,
    ...Object.entries(sections).flatMap(([title, lines]) =>
      lines.length === 0 ? [] : [`### ${title}`, [...new Set(lines)].join('\n')],
    ),
  ].join('\n\n');
}

/** Returns the text after `name:` in a commit message, with its indented lines, or `undefined`. */
function readTrailer(body: string, name: string): string | undefined {
  const text = new RegExp(`^${name}: *(.+(?:\\n[ \\t]+\\S.*)*)`, 'm').exec(body)?.[1];
  return text?.replaceAll(/\s+/g, ' ').trim();
}
