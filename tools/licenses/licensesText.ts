/** A package of which a bundle contains code; the format of Vite's `build.license`. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, from package.json. */
  readonly identifier?: string | null;
  /** Content of the package's licence file; empty if it has none. */
  readonly text?: string | null;
}

/** Licences that allow use in a published program, some on the condition that their text is published too. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/**
 * Returns licenses.txt: the licences of all packages in a bundle, each text once. For a package without licence file,
 * it is the text of another package with the same scope and licence.
 * @param bundle its name, as the subject of the first sentence
 * @throws {Error} naming each package with another licence than the allowed ones, and each without a text
 */
export function licensesText(bundle: string, packages: readonly LicensedPackage[]): string {
  const problems: string[] = [];
  const namesByText = new Map<string, string[]>();

  for (const { name, version, identifier, text } of packages) {
    if (!identifier || !allowed.has(identifier)) {
      problems.push(
        `${name}@${version} has the licence "${identifier ?? 'none'}"; allowed are ${[...allowed].join(', ')}.`,
      );
      continue;
    }
    const scope = /^@[^/]+\//.exec(name)?.[0];
    const sibling = packages.find(
      (other) => scope && other.text && other.identifier === identifier && other.name.startsWith(scope),
    );
    const notice = (text || sibling?.text)?.replaceAll('\r\n', '\n').trim();
    if (!notice) problems.push(`${name}@${version} has no licence text.`);
    else namesByText.set(notice, [...(namesByText.get(notice) ?? []), `${name} ${version} (${identifier})`]);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const parts = [...namesByText].map(([text, names]) => [...names.sort(), '', text].join('\n'));
  return [
    `${bundle} contains parts of the following packages.`,
    ...parts.sort((a, b) => a.localeCompare(b, 'en')),
  ]
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}
