import { braidPath } from '../Figure/braidPath';
import { Strands } from '../Figure/Strands';

export interface BraidProps {
  /** Start in per cent of the drawing's width. */
  readonly from: number;
  /** End in per cent of the drawing's width. */
  readonly to: number;
  /** Number of arcs over the whole width of the drawing. */
  readonly arcs: number;
}

/** Height of a drawing in px; lines run along its middle. */
export const drawingHeight = 20;

/** Width of an arc in units of the drawing, which is stretched to its place. */
export const arcWidth = 12;

/** Renders a part of a braid inside an `svg` whose width is not known when it is rendered. */
export function Braid({ from, to, arcs }: BraidProps) {
  const count = Math.max(1, Math.round(((to - from) / 100) * arcs));
  const width = count * arcWidth;
  return (
    <svg
      x={`${from}%`}
      width={`${to - from}%`}
      height={drawingHeight}
      viewBox={`0 0 ${width} ${drawingHeight}`}
      preserveAspectRatio="none"
    >
      <Strands {...braidPath({ x0: 0, x1: width, y: drawingHeight / 2, height: 10, arcs: count })} />
    </svg>
  );
}
