import { globSync } from 'node:fs';
import type { ExportTarget, PackageManifest, PublishedPackage } from './packages.ts';

/** Where an entry point leads under a condition, or `undefined`. Conditions are tried in the order of package.json. */
function resolveTarget(target: ExportTarget, conditions: ReadonlySet<string>): string | undefined {
  if (typeof target === 'string') return target;
  for (const [condition, value] of Object.entries(target)) {
    if (condition !== 'default' && !conditions.has(condition)) continue;
    const path = resolveTarget(value, conditions);
    if (path !== undefined) return path;
  }
  return undefined;
}

export interface EntryPoint {
  /** As in an import: `@keystrand/ui/dialog`. */
  readonly specifier: string;
  /** `index` for the package itself, otherwise the part after its name. */
  readonly name: string;
  /** Paths relative to the package. */
  readonly module: string;
  readonly types: string;
}

const importConditions: ReadonlySet<string> = new Set(['import', 'module-sync']);
const typeConditions: ReadonlySet<string> = new Set(['types', 'import']);

/** Returns the entry points of a package that are modules with types. */
export function entryPoints(manifest: PackageManifest): readonly EntryPoint[] {
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const module = resolveTarget(target, importConditions);
    const types = resolveTarget(target, typeConditions);
    if (!module || !types || !/\.d\.[cm]?ts$/.test(types)) return [];
    const name = key === '.' ? 'index' : key.slice(2);
    return [{ specifier: `${manifest.name}${key.slice(1)}`, name, module, types }];
  });
}

/** Returns the style sheets of a package, by the name after the package's: `style.css`. Expands patterns. */
export function styleSheets({ manifest, folder }: PublishedPackage): ReadonlyMap<string, string> {
  const sheets = new Map<string, string>();
  for (const [key, target] of Object.entries(manifest.exports)) {
    const path = resolveTarget(target, importConditions);
    if (!key.endsWith('.css') || path === undefined) continue;
    if (!path.includes('*')) {
      sheets.set(key.slice(2), path);
      continue;
    }
    const [before = '', after = ''] = path.slice(2).split('*');
    for (const file of globSync(path.slice(2), { cwd: folder })) {
      const match = file.replaceAll('\\', '/').slice(before.length, -after.length);
      sheets.set(key.slice(2).replace('*', match), `./${file.replaceAll('\\', '/')}`);
    }
  }
  return new Map([...sheets].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Returns every path or pattern to which `exports` leads, relative to the package, except sources of this workspace. */
export function exportTargets(manifest: PackageManifest): readonly string[] {
  const targets = (target: ExportTarget): readonly string[] =>
    typeof target === 'string' ? [target] : Object.values(target).flatMap(targets);
  return [...new Set(Object.values(manifest.exports).flatMap(targets))].map((path) =>
    path.replace(/^\.\//, ''),
  );
}
