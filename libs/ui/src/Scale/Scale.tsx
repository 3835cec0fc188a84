import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';

export interface ScaleProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Start of a range that ends with the value, in per cent. @default 0 */
  readonly from?: number;
  /** The value, in per cent of the scale. */
  readonly at: number;
  /** Where the scale is divided, in per cent. */
  readonly ticks: readonly number[];
  /** Number of arcs of a braid over the whole scale. */
  readonly arcs: number;
}

/** Renders a value on a divided scale: a braid up to a ring, dots beyond it. The words next to it state the same. */
export function Scale({ from = 0, at, ticks, arcs, className, ...rest }: ScaleProps) {
  const length = at - from;
  const count = Math.max(1, Math.round((length / 100) * arcs));
  // At the end inside the box.
  const ring = { cx: `${at}%`, transform: at < 100 ? undefined : 'translate(-6.9)' };
  return (
    <svg {...rest} className={clsx(figure.drawing, className)} width="100%" height="20" aria-hidden="true">
      <Braid x={`${from}%`} y="2" width={`${length}%`} height="16" arcs={count} />
      <Stretched box={[100, 20]}>
        <path className={figure.possible} d={`M0 10H${from}M${at} 10H100`} />
        <path className={figure.ink} d={ticks.map((tick) => `M${tick} 10v10`).join('')} />
      </Stretched>
      {at > 0 ? <circle {...ring} className={figure.ring} cy="10" r="6" /> : null}
    </svg>
  );
}
