import type { BraidPaths } from '../Figure/braidPath';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Adding 0 converts -0 to 0. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;
const pair = ({ x, y }: Point) => `${String(round(x))} ${String(round(y))}`;

/** Returns an S-shaped curve between two points, level at both ends. */
export function levelCurve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `M${pair(from)}C${pair({ x: middle, y: from.y })} ${pair({ x: middle, y: to.y })} ${pair(to)}`;
}

/** Returns an S-shaped curve between two points, upright at both ends. */
export function uprightCurve(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${pair(from)}C${pair({ x: from.x, y: middle })} ${pair({ x: to.x, y: middle })} ${pair(to)}`;
}

/** Positions of `count` parallel lines in a rail 24 units wide, 3 units from its edges. */
export const railPositions = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (count === 1 ? 12 : round(3 + (index * 18) / (count - 1))));

/** Returns a cubic Bézier path through points of a curve at equal steps, with numeric tangents. */
function pathThrough(curve: (at: number) => Point, steps: number): string {
  const tiny = 1 / (64 * steps);
  const handle = (at: number, side: 1 | -1): Point => {
    const [before, after, point] = [curve(at - tiny), curve(at + tiny), curve(at)];
    const reach = side / (3 * steps * 2 * tiny);
    return { x: point.x + (after.x - before.x) * reach, y: point.y + (after.y - before.y) * reach };
  };
  let path = `M${pair(curve(0))}C${pair(handle(0, 1))} ${pair(handle(1 / steps, -1))} ${pair(curve(1 / steps))}`;
  for (let index = 2; index <= steps; index += 1)
    path += `S${pair(handle(index / steps, -1))} ${pair(curve(index / steps))}`;
  return path;
}

/** Returns two strands that twist around a curve between two points, level at both ends. */
export function braidedCurve(from: Point, to: Point, amplitude: number): BraidPaths {
  const strand = (side: 1 | -1) =>
    pathThrough((at) => {
      const inside = Math.min(1, Math.max(0, at));
      const level = inside * inside * (3 - 2 * inside);
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
    pathThrough((at) => {
      const envelope = Math.sin(Math.PI * Math.min(1, Math.max(0, at))) ** 0.7;
      return { x: at * 100, y: 50 + 40 * envelope * Math.sin(2 * Math.PI * (1.5 * at + index / count)) };
    }, 10),
  );
