import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PublishedPackage } from '../packages.ts';
import { publishedFields, readPublication } from './publication.ts';

/** Writes licence, repository and publishing settings of the root to a package, and copies the licence's text. */
export function syncManifest({ folder, shortName }: PublishedPackage, workspace: string): void {
  const file = join(folder, 'package.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const fields = publishedFields(readPublication(workspace), shortName);
  // `undefined` removes a field.
  const after = { ...before, ...fields };
  if (!isDeepStrictEqual(before, JSON.parse(JSON.stringify(after))))
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  copyFileSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Returns what differs between a package and the settings of the root, one sentence each. */
export function findManifestProblems(
  { folder, shortName, manifest }: PublishedPackage,
  workspace: string,
): readonly string[] {
  const actual = manifest as unknown as Readonly<Record<string, unknown>>;
  const problems = Object.entries(publishedFields(readPublication(workspace), shortName))
    .filter(([name, value]) => !isDeepStrictEqual(actual[name], value))
    .map(
      ([name, value]) =>
        `package.json has "${name}": ${JSON.stringify(actual[name])}; package.json at the root gives ${JSON.stringify(value)}.`,
    );
  const license = (path: string) => {
    try {
      return readFileSync(join(path, 'LICENSE'), 'utf8');
    } catch {
      return undefined;
    }
  };
  if (license(folder) !== license(workspace)) problems.push('LICENSE differs from LICENSE at the root.');
  return problems;
}
