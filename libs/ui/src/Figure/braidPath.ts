/** Position and size of a braid, in units of the drawing's box. */
export interface BraidOptions {
  readonly x0: number;
  readonly x1: number;
  /** Centre line. */
  readonly y: number;
  /** Exchanges the axes, so that the braid runs downwards. @default false */
  readonly down?: boolean;
  /** Distance between the highest and the lowest point of a strand. */
  readonly height: number;
  /** Number of arcs between two crossings. @default one per two heights, at least one */
  readonly arcs?: number;
}

/** SVG path data of the two strands of a braid. */
export interface BraidPaths {
  readonly first: string;
  readonly second: string;
}

/** Adding 0 converts -0 to 0. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;

/**
 * Returns two strands that cross at both ends and after every arc. Each arc is half a sine wave: a cubic Bézier curve
 * reaches three quarters of the height of its control points, and the `s` command reflects them for the next arc.
 * @throws {RangeError} if `x1` is not greater than `x0`
 */
export function braidPath({ x0, x1, y, height, arcs, down = false }: BraidOptions): BraidPaths {
  if (!(x1 > x0))
    throw new RangeError(`braidPath: x1 (${String(x1)}) must be greater than x0 (${String(x0)}).`);
  const count = Math.max(1, Math.round(arcs ?? (x1 - x0) / (2 * height)));
  const width = (x1 - x0) / count;
  const reach = round(0.36 * width);
  const rise = round((height / 2) * (4 / 3));
  const pair = (along: number, across: number) =>
    (down ? [across, along] : [along, across]).map((value) => round(value)).join(' ');
  const strand = (side: 1 | -1) => {
    let path = `M${pair(x0, y)}`;
    for (let index = 0; index < count; index += 1) {
      const level = index % 2 === 0 ? side * rise : -side * rise;
      const end = `${pair(width - reach, level)} ${pair(width, 0)}`;
      path += index === 0 ? `c${pair(reach, level)} ${end}` : `s${end}`;
    }
    return path;
  };
  return { first: strand(1), second: strand(-1) };
}
