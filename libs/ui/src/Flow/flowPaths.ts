import type { BraidPaths } from '../Figure/braidPath';
import { pathThrough, rounder } from '../Strand/pathThrough';
import type { Curve, Point } from '../Strand/pathThrough';

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

const wholePath = (curve: Curve, steps: number) =>
  pathThrough(curve, { from: 0, to: 1, steps, height: Infinity, round });

/** Tangents are measured beyond the ends too. */
const inside = (at: number) => Math.min(1, Math.max(0, at));

/** Returns two strands that twist around a curve between two points, level at both ends. */
export function braidedCurve(from: Point, to: Point, amplitude: number): BraidPaths {
  const strand = (side: 1 | -1) =>
    wholePath((at) => {
      const level = inside(at) ** 2 * (3 - 2 * inside(at));
      return {
        x: from.x + (to.x - from.x) * at,
        y: from.y + (to.y - from.y) * level + side * amplitude * Math.sin(6 * Math.PI * at),
      };
    }, 12);
  return { first: strand(1), second: strand(-1) };
}

/** Returns `count` strands in a box of 100 by 100 that begin and end in the middle of its sides and cross between. */
export const stageStrands = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    wholePath((at) => {
      const envelope = Math.sin(Math.PI * inside(at)) ** 0.7;
      return { x: at * 100, y: 50 + 40 * envelope * Math.sin(2 * Math.PI * (1.5 * at + index / count)) };
    }, 10),
  );
