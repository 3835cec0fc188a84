import type { ComponentPropsWithRef } from 'react';
import * as figure from '../Figure/Figure.css';
import { Strands } from '../Figure/Braid';
import { braidPath } from '../Figure/braidPath';

export interface DurationBarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Shortest and longest duration, in `unit`. */
  readonly from: number;
  readonly to: number;
  /** Unit in the plural: `weeks`. */
  readonly unit: string;
}

const end = 312;

/**
 * Renders a range of durations as in a `Timeline`: a braid up to the shortest, dots up to the longest. Hidden from screen
 * readers, because the words next to it say the same.
 */
export function DurationBar({ from, to, unit, ...rest }: DurationBarProps) {
  const shortest = Math.round((end * from) / to);
  return (
    <svg
      {...rest}
      width="320"
      height="56"
      viewBox="0 0 320 56"
      fill="currentColor"
      fontSize="13"
      aria-hidden="true"
    >
      <Strands {...braidPath({ x0: 0, x1: shortest, y: 28, height: 12 })} />
      <path className={figure.possible} d={`M${String(shortest)} 28H${String(end)}`} />
      <circle className={figure.ring} cx={end} cy="28" r="6" />
      <text x={shortest} y="12" textAnchor="end">
        {from}
      </text>
      <text x="320" y="54" textAnchor="end">
        {`${to} ${unit}`}
      </text>
    </svg>
  );
}
