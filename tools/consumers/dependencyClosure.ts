import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** An installed package. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

function findPackage(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${from}`);
  }
}

/** Returns a package and all that its `dependencies` install, without peers, each once. */
export function dependencyClosure(folder: string): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const queue = [folder];
  for (const next of queue) {
    if (found.has(next)) continue;
    const {
      name,
      version,
      dependencies = {},
    } = JSON.parse(readFileSync(join(next, 'package.json'), 'utf8')) as Manifest;
    found.set(next, { name, version, folder: next });
    queue.push(...Object.keys(dependencies).map((dependency) => findPackage(dependency, next)));
  }
  return [...found.values()];
}
