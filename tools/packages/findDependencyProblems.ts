import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import type { PublishedPackage } from './packages.ts';

/** `@scope/name` or `name` of a specifier such as `@scope/name/entry`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** `@types/name` for the package whose types it declares. */
const typesOf = (name: string) => `@types/${name.replace('@', '').replace('/', '__')}`;

/** Returns all import specifiers in the built modules, declarations and style sheets of a package, with a file each. */
function importsOf(folder: string): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const file of globSync('dist/**/*.{js,cjs,mjs,ts,cts,mts,css}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const specifiers = file.endsWith('.css')
      ? [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier)
      : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    for (const specifier of specifiers) imports.set(specifier, file);
  }
  return imports;
}

/**
 * Returns what differs between the packages that a built package imports and those that it declares, one sentence each:
 * imports that an installation does not provide, and dependencies that nothing imports. A peer may also be the peer of a
 * dependency.
 */
export function findDependencyProblems({ folder, manifest }: PublishedPackage): readonly string[] {
  const { name: own, dependencies = {}, peerDependencies = {} } = manifest;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), own]);
  const imports = [...importsOf(folder)].filter(([specifier]) => !/^[.#]/.test(specifier));
  const used = new Set(imports.map(([specifier]) => packageOf(specifier)));
  const peersOfDependencies = Object.keys(dependencies).flatMap((dependency) =>
    Object.keys(readManifest(folder, dependency).peerDependencies ?? {}),
  );

  // One import of each package is enough to find the mistake.
  const examples = new Map(imports.map((example) => [packageOf(example[0]), example]));
  return [
    ...[...examples.values()].flatMap(([specifier, file]) => {
      if (isBuiltin(specifier)) return [`${file} imports ${specifier}, which exists in Node only.`];
      if (!/^[@\w][\w./-]*$/.test(specifier)) return [`${file} imports ${specifier}, which is no package.`];
      return declared.has(packageOf(specifier))
        ? []
        : [`${file} imports ${specifier}, which is neither in "dependencies" nor in "peerDependencies".`];
    }),
    ...Object.keys(dependencies)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is in "dependencies", but nothing in dist imports it.`),
    ...Object.keys(peerDependencies)
      .filter(
        (name) =>
          !used.has(name) &&
          !peersOfDependencies.includes(name) &&
          ![...used].some((imported) => typesOf(imported) === name),
      )
      .map((name) => `${name} is in "peerDependencies", but neither dist nor a dependency needs it.`),
  ];
}

/** Reads package.json of an installed package, which its "exports" need not contain. */
function readManifest(folder: string, name: string): Pick<PublishedPackage['manifest'], 'peerDependencies'> {
  for (let parent = folder; ; parent = join(parent, '..')) {
    try {
      const file = join(parent, 'node_modules', name, 'package.json');
      return JSON.parse(readFileSync(file, 'utf8')) as PublishedPackage['manifest'];
    } catch (error) {
      if (parent === join(parent, '..')) throw new Error(`${name} is not installed.`, { cause: error });
    }
  }
}
