/** Adds bytes up by page, phase, package and module. */
import type { Rows } from '../table.ts';
import type { Chunk } from './chunks.ts';
import { packageOf } from './moduleBytes.ts';
import { phases } from './phases.ts';
import type { PageScripts } from './phases.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const isOwn = (name: string) => /^(?:apps|libs)\//.test(name);

/** Whether a chunk is counted apart from the script at rest, as in the targets of `npm run bench`. */
const isOfParticles = (name: string) => name.startsWith('particles');

function addTo(sums: Map<string, number>, key: string, bytes: number): void {
  sums.set(key, (sums.get(key) ?? 0) + bytes);
}

/** Returns the bytes of some chunks by package or by module. */
function bytesBy(
  key: (module: string) => string,
  names: Iterable<string>,
  chunks: ReadonlyMap<string, Chunk>,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const name of names)
    for (const [module, bytes] of chunks.get(name)?.modules ?? []) addTo(sums, key(module), bytes);
  return new Map([...sums].sort(([, a], [, b]) => b - a));
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** A page and what it loads without input. */
export interface MeasuredPage extends PageScripts {
  readonly path: string;
}

/**
 * Returns one row for each page: kB of script by phase, what is left for on demand, and the site's own code at rest.
 *
 * @throws {Error} if a page loaded a chunk that is not in the bundle
 */
export function pageRows(pages: readonly MeasuredPage[], chunks: ReadonlyMap<string, Chunk>): Rows {
  const all = sum([...chunks.values()].map(({ bytes }) => bytes));
  return [
    ['page', 'inline', ...phases, 'particles', 'at rest in all', 'own code', 'on demand'],
    ...pages.map(({ path, inline, chunks: loaded }) => {
      const unknown = [...loaded.keys()].find((name) => !chunks.has(name));
      if (unknown !== undefined) throw new Error(`${path} loaded "${unknown}", which is not in the bundle.`);
      const counted = [...loaded].filter(([name]) => !isOfParticles(name));
      const bytesOf = (names: readonly string[]) => sum(names.map((name) => chunks.get(name)?.bytes ?? 0));
      const names = counted.map(([name]) => name);
      const own = sum(
        [...bytesBy(packageOf, names, chunks)].filter(([name]) => isOwn(name)).map(([, bytes]) => bytes),
      );
      const apart = bytesOf([...loaded.keys()].filter(isOfParticles));
      return [
        path,
        kilobytes(inline),
        ...phases.map((phase) =>
          kilobytes(bytesOf(counted.filter(([, each]) => each === phase).map(([name]) => name))),
        ),
        kilobytes(apart),
        kilobytes(bytesOf(names)),
        kilobytes(own),
        kilobytes(all - bytesOf(names) - apart),
      ];
    }),
  ];
}

/** Packages below this number of bytes share a row. */
const smallPackage = 500;

/** Returns one row for each package that a page loads: kB, and its largest modules. */
export function packageRows({ chunks: loaded }: MeasuredPage, chunks: ReadonlyMap<string, Chunk>): Rows {
  const modules = [...bytesBy((module) => module, loaded.keys(), chunks)];
  const packages = [...bytesBy(packageOf, loaded.keys(), chunks)];
  const small = packages.filter(([, bytes]) => bytes < smallPackage);
  const largestModules = (name: string) =>
    modules
      .filter(([module]) => packageOf(module) === name)
      .slice(0, 3)
      .map(([module, bytes]) => `${module.split('/').slice(-2).join('/') || 'runtime'} ${kilobytes(bytes)}`)
      .join(', ');
  return [
    ['package', 'kB', 'largest modules, kB'],
    ...packages
      .filter(([, bytes]) => bytes >= smallPackage)
      .map(([name, bytes]) => [name, kilobytes(bytes), largestModules(name)]),
    ...(small.length === 0
      ? []
      : [[`${String(small.length)} smaller packages`, kilobytes(sum(small.map(([, bytes]) => bytes))), '']]),
  ];
}

/** Returns one row for each chunk, largest first: kB, and the pages that load it without input. */
export function chunkRows(pages: readonly MeasuredPage[], chunks: ReadonlyMap<string, Chunk>): Rows {
  return [
    ['chunk', 'kB', 'phase', 'pages'],
    ...[...chunks]
      .sort(([, a], [, b]) => b.bytes - a.bytes)
      .map(([name, { bytes }]) => {
        const users = pages.filter(({ chunks: loaded }) => loaded.has(name));
        const phase = users[0]?.chunks.get(name) ?? 'on demand';
        const count = users.length === pages.length ? 'all' : String(users.length);
        return [name, kilobytes(bytes), phase, users.length === 0 ? '' : count];
      }),
  ];
}
