import { rounder } from '../Strand/pathThrough';
import type { Point } from '../Strand/pathThrough';

const round = rounder(2);
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Returns an S-shaped curve between two points, level at both ends; `lean` turns its middle, by a fraction of its length. */
export function levelCurve(from: Point, to: Point, lean = 0): string {
  const [middle, shift] = [(from.x + to.x) / 2, lean * (to.x - from.x)];
  return `M${pair(from.x, from.y)}C${pair(middle - shift, from.y)} ${pair(middle + shift, to.y)} ${pair(to.x, to.y)}`;
}

/** Returns an S-shaped curve between two points, upright at both ends. */
export function uprightCurve(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${pair(from.x, from.y)}C${pair(from.x, middle)} ${pair(to.x, middle)} ${pair(to.x, to.y)}`;
}
