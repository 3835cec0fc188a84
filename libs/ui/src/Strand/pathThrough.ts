export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Curve = (at: number) => Point;

/** Returns a function that rounds to a number of decimals. Adding 0 converts -0 to 0. */
export function rounder(decimals: number) {
  const factor = 10 ** decimals;
  return (value: number) => Math.round(value * factor) / factor + 0;
}

/** Joins numbers for SVG path data, without a separator before a minus sign. */
function join(values: readonly number[]): string {
  return values
    .map(String)
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '');
}

export interface PathOptions {
  readonly from: number;
  readonly to: number;
  /** Number of cubic curves. */
  readonly steps: number;
  /** Height of the box, which the control points do not leave. */
  readonly height: number;
  readonly round: (value: number) => number;
}

/**
 * Returns a cubic Bézier path through points of the curve at equal steps. With equal steps the reflected control point of
 * the `s` command is the true tangent, so that each step needs only four numbers and joints stay smooth after rounding.
 * Relative coordinates have fewer digits. They are differences of rounded ones, so that rounding errors do not add up.
 */
export function pathThrough(curve: Curve, { from, to, steps, height, round }: PathOptions): string {
  const step = (to - from) / steps;
  const tiny = step / 64;
  const handle = (at: number, side: 1 | -1): Point => {
    const [before, point, after] = [curve(at - tiny), curve(at), curve(at + tiny)];
    const reach = step / 3 / (2 * tiny);
    // Keeps the control points, and therefore the curve, inside the box.
    const room = Math.min(point.y, height - point.y);
    const rise = Math.min(room, Math.max(-room, (after.y - before.y) * reach));
    return { x: point.x + side * (after.x - before.x) * reach, y: point.y + side * rise };
  };
  const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
  let last = rounded(curve(from));
  let d = `M${join([last.x, last.y])}`;
  const draw = (command: 'c' | 's', ...points: readonly Point[]) => {
    const ends = points.map(rounded);
    d += command + join(ends.flatMap(({ x, y }) => [round(x - last.x), round(y - last.y)]));
    last = ends.at(-1) ?? last;
  };
  draw('c', handle(from, 1), handle(from + step, -1), curve(from + step));
  for (let index = 2; index <= steps; index += 1) {
    const at = from + step * index;
    draw('s', handle(at, -1), curve(at));
  }
  return d;
}
