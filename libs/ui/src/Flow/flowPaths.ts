import type { BraidPaths } from '../Figure/braidPath';
import { pathThrough, rounder } from '../Strand/pathThrough';
import type { Point } from '../Strand/pathThrough';

const round = rounder(2);
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Returns an S-shaped curve between two points, level at both ends. */
export function levelCurve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `M${pair(from.x, from.y)}C${pair(middle, from.y)} ${pair(middle, to.y)} ${pair(to.x, to.y)}`;
}

/** Returns an S-shaped curve between two points, upright at both ends. */
export function uprightCurve(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${pair(from.x, from.y)}C${pair(from.x, middle)} ${pair(to.x, middle)} ${pair(to.x, to.y)}`;
}

/** Returns two strands that twist around a curve between two points, level at both ends. */
export function braidedCurve(from: Point, to: Point, amplitude: number): BraidPaths {
  const strand = (side: 1 | -1) => {
    const curve = (position: number) => {
      // Tangents are measured beyond the ends too.
      const at = Math.min(1, Math.max(0, position));
      const level = from.y + (to.y - from.y) * at ** 2 * (3 - 2 * at);
      return {
        x: from.x + (to.x - from.x) * position,
        // Closer towards the end, so that both enter its mark from the side.
        y: level + side * amplitude * (1 - at ** 3) * Math.sin(6 * Math.PI * position),
      };
    };
    return pathThrough(curve, { from: 0, to: 1, steps: 12, height: Infinity, round });
  };
  return { first: strand(1), second: strand(-1) };
}
