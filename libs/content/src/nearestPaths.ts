import type { Path } from './types';

/** Smallest number of single-character insertions, deletions and substitutions between two strings (Levenshtein, 1966). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The `count` known paths that are fewest edits away from `path`, nearest first; ties in the order given. */
export function nearestPaths(path: string, known: readonly Path[], count: number): readonly Path[] {
  // A visitor's address can be arbitrarily long; what lies beyond any real path cannot change the order much.
  const wanted = path.slice(0, 120);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
