import * as figure from '../Figure/Figure.css';
import { Braid, drawingHeight } from './Braid';
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
  return (
    <svg className={drawing} width="100%" height={drawingHeight} aria-hidden="true">
      <svg viewBox={`0 0 100 ${drawingHeight}`} preserveAspectRatio="none">
        <path
          className={figure.hairline}
          d={`M${at} ${middle}H100${ticks.map((tick) => `M${tick} 3V17`).join('')}`}
        />
      </svg>
      <Braid from={0} to={at} arcs={arcs} />
      <circle className={figure.ring} cx={`${at}%`} cy={middle} r={6} />
    </svg>
  );
}
