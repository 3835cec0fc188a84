import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import { Strands } from '../Figure/Strands';
import { arcWidth, drawingHeight } from './Braid';
import { drawing } from './drawing.css';

export interface ScaleProps {
  /** The value, in per cent of the scale. */
  readonly at: number;
  /** Where the scale is divided, in per cent. */
  readonly ticks: readonly number[];
  /** Number of arcs of a braid over the whole scale. */
  readonly arcs: number;
}

/** Renders a value on a scale: a braid up to a ring, a hairline beyond it. The words beside it say the same. */
export function Scale({ at, ticks, arcs }: ScaleProps) {
  const middle = drawingHeight / 2;
  const width = arcs * arcWidth;
  const place = (percent: number) => Math.round(percent * width) / 100;
  const used = Math.max(1, Math.round((at / 100) * arcs));
  return (
    <svg className={drawing} width="100%" height={drawingHeight} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${drawingHeight}`} preserveAspectRatio="none">
        <path
          className={figure.hairline}
          d={`M${place(at)} ${middle}H${width}${ticks.map((tick) => `M${place(tick)} 3V17`).join('')}`}
        />
        <Strands {...braidPath({ x0: 0, x1: place(at), y: middle, height: 10, arcs: used })} />
      </svg>
      <circle className={figure.ring} cx={`${at}%`} cy={middle} r={6} />
    </svg>
  );
}
