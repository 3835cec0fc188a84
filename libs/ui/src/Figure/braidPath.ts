import { rounder } from '../Strand/pathThrough';

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

export interface BraidPaths {
  readonly first: string;
  readonly second: string;
}

const round = rounder(2);

/**
 * Returns two strands that cross at both ends and after every arc. Each arc is a parabola, which is close to half a sine
 * wave: a quadratic Bézier curve reaches half the height of its control point, and the `t` command reflects it for the
 * next arc, in few characters.
 */
export function braidPath({ x0, x1, y, height, arcs, down = false }: BraidOptions): BraidPaths {
  const count = Math.max(1, Math.round(arcs ?? (x1 - x0) / (2 * height)));
  const width = (x1 - x0) / count;
  const pair = (along: number, across: number) =>
    (down ? [across, along] : [along, across]).map(round).join(' ');
  const strand = (side: 1 | -1) =>
    `M${pair(x0, y)}q${pair(width / 2, side * height)} ${pair(width, 0)}${`t${pair(width, 0)}`.repeat(count - 1)}`;
  return { first: strand(1), second: strand(-1) };
}
