import leven from 'leven';
import type { Path } from './types';

/**
 * Returns the `count` known paths with the smallest edit distance (Levenshtein) to `path`, nearest first; equally near
 * paths stay in the given order.
 */
export function nearestPaths(path: string, known: readonly Path[], count: number): readonly Path[] {
  // Bounds the work for arbitrarily long requests; no path of the site is longer.
  const requested = path.slice(0, 120);
  return known
    .map((candidate) => ({ candidate, distance: leven(requested, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
