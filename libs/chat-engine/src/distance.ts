/**
 * Returns the optimal string alignment distance of two texts: the number of inserted, deleted and replaced UTF-16 code units
 * and of exchanged neighbours, with no part edited twice. Returns more than `most` for any larger distance.
 */
export function distance(a: string, b: string, most = Infinity): number {
  let before: number[] = [];
  let above: number[] = [];
  let costs = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    before = above;
    above = costs;
    costs = [row];
    for (let at = 1; at <= b.length; at++) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      costs[at] = Math.min(
        (above[at] as number) + 1,
        (costs[at - 1] as number) + 1,
        (above[at - 1] as number) + same,
        swapped ? (before[at - 2] as number) + 1 : Infinity,
      );
    }
    if (Math.min(...costs) > most) return Infinity;
  }
  return costs[b.length] as number;
}
