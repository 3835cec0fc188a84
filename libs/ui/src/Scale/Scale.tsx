import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';

export interface ScaleProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The value, in per cent of the scale. */
  readonly at: number;
  /** Where the scale is divided, in per cent. */
  readonly ticks: readonly number[];
  /** Number of arcs of a braid over the whole scale. */
  readonly arcs: number;
}

/** Renders a value on a divided scale: a braid up to a ring, dots beyond it. The words next to it state the same. */
export function Scale({ at, ticks, arcs, className, ...rest }: ScaleProps) {
  const count = Math.max(1, Math.round((at / 100) * arcs));
  // At the end inside the box.
  const ring = { cx: `${at}%`, transform: at < 100 ? undefined : 'translate(-6.9)' };
  return (
    <svg {...rest} className={clsx(figure.drawing, className)} width="100%" height="20" aria-hidden="true">
      <Braid y="2" width={`${at}%`} height="16" arcs={count} />
      <Stretched box={[100, 20]}>
        <path className={figure.possible} d={`M${at} 10H100`} />
        <path className={figure.ink} d={ticks.map((tick) => `M${tick} 10v10`).join('')} />
      </Stretched>
      {at > 0 ? <circle {...ring} className={figure.ring} cy="10" r="6" /> : null}
    </svg>
  );
}
