import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';

export interface ScaleProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The value, in per cent of the scale; of a range, the high end. */
  readonly at: number;
  /** The low end of a range. @default the value is not a range */
  readonly from?: number | undefined;
  /** Where the scale is divided, in per cent. @default nowhere */
  readonly ticks?: readonly number[];
  /** Number of arcs of a braid over the whole scale. */
  readonly arcs: number;
}

/** Renders a value, a braid up to a ring, or a range, a braid with a ring in its middle. The words next to it state the same. */
export function Scale({ at, from, ticks = [], arcs, className, ...rest }: ScaleProps) {
  const start = from ?? 0;
  const length = at - start;
  // On both sides of its ring a range has whole arcs.
  const parts = from === undefined ? 1 : 2;
  const value = start + length / parts;
  const count = parts * Math.max(1, Math.round((length / parts / 100) * arcs));
  // At the end inside the box.
  const ring = { cx: `${value}%`, transform: value < 100 ? undefined : 'translate(-6.9)' };
  return (
    <svg {...rest} className={clsx(figure.drawing, className)} width="100%" height="20" aria-hidden="true">
      <Braid x={`${start}%`} y="2" width={`${length}%`} height="16" arcs={count} />
      <Stretched box={[100, 20]}>
        <path className={clsx(figure.possible, at === 0 && figure.ink)} d={`M0 10H${start}M${at} 10H100`} />
        <path className={figure.ink} d={ticks.map((tick) => `M${tick} 10v10`).join('')} />
      </Stretched>
      {at > 0 ? <circle {...ring} className={figure.ring} cy="10" r="6" /> : null}
    </svg>
  );
}
