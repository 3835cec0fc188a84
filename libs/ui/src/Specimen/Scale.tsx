import { clsx } from 'clsx';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import { drawingHeight } from './Braid';
import { drawing } from './drawing.css';

export interface ScaleProps {
  /** The value, in per cent of the scale. */
  readonly at: number;
  /** Where the scale is divided, in per cent. */
  readonly ticks: readonly number[];
  /** Number of arcs of a braid over the whole scale. */
  readonly arcs: number;
}

/** Width of an arc in units of the drawing, which is stretched to its place. */
const arcWidth = 12;

/** Renders a value on a scale: a braid up to a ring, a hairline beyond it. The words beside it say the same. */
export function Scale({ at, ticks, arcs }: ScaleProps) {
  const middle = drawingHeight / 2;
  const width = arcs * arcWidth;
  const place = (percent: number) => Math.round(percent * width) / 100;
  const used = Math.max(1, Math.round((at / 100) * arcs));
  const { first, second } = braidPath({ x0: 0, x1: place(at), y: middle, height: 10, arcs: used });
  return (
    <svg className={drawing} width="100%" height={drawingHeight} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${drawingHeight}`} preserveAspectRatio="none">
        <path
          className={figure.hairline}
          d={`M${place(at)} ${middle}H${width}${ticks.map((tick) => `M${place(tick)} 3V17`).join('')}`}
        />
        <path className={clsx(figure.line, figure.second)} d={second} />
        <path className={figure.line} d={first} />
      </svg>
      <circle className={figure.ring} cx={`${at}%`} cy={middle} r={6} />
    </svg>
  );
}
